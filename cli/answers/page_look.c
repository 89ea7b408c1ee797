/* page_look.c: see page_look.h. Colours and sizes are those of the web page (web/src/look/tokens.css). The pictures are for light
 * paper: on a dark page they lie on it as sheets. */
#include "answers/page_look.h"

#include <stddef.h>

/* clang-format off */
const char *const page_style[] = {
    ":root{color-scheme:light dark;--paper:#FAF9F6;--surface:#FFF;--sunken:#F1EFEA;--line:#E4E1D9;--ink:#1D2029;--ink-2:#484D5B;"
    "--ink-3:#666B78;--you:#2A4FC4;--wash:#EBF0FD;--bar:#CBC7BC;--hard:#8D897E}",
    "@media(prefers-color-scheme:dark){:root{--paper:#13151A;--surface:#1B1E25;--sunken:#0E1014;--line:#2B303A;--ink:#ECEAE4;"
    "--ink-2:#BABDC7;--ink-3:#9296A2;--you:#8FAEFF;--wash:#1F2840;--bar:#363C48;--hard:#747A88}}",
    "@media(prefers-contrast:more){:root{--ink-2:var(--ink);--ink-3:var(--ink);--line:var(--ink)}}",
    "*{box-sizing:border-box}",
    "body{margin:0 auto;max-width:1180px;padding:24px;background:var(--paper);color:var(--ink);"
    "font:430 15px/22px Figtree,Inter,system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif;font-variant-numeric:tabular-nums}",
    "h1{font-size:28px;line-height:34px;font-weight:640;letter-spacing:-.015em;margin:0 0 4px}",
    "h2{font-size:20px;line-height:28px;font-weight:640;letter-spacing:-.01em;margin:0;flex:1}",
    "p{margin:0 0 10px}a{color:var(--you)}",
    ".soft{color:var(--ink-3)}",
    "code,pre{font:13px/19px ui-monospace,'SF Mono',Menlo,Consolas,monospace;overflow-wrap:anywhere;white-space:pre-wrap;margin:0}",
    "header{display:grid;grid-template-columns:1fr auto;gap:24px;align-items:end;margin-bottom:20px}",
    ".rates{display:flex;flex-wrap:wrap;gap:12px 28px;margin:0}.rates div{display:flex;flex-direction:column}",
    ".rates dt,.rates .more{font-size:12px;line-height:16px;color:var(--ink-3);order:0}.rates dd{margin:0;order:1}",
    ".rates b{font-size:24px;line-height:30px;font-weight:600;letter-spacing:-.01em}.rates .more{order:2}",
    ".profile{display:block;width:100%;height:64px;margin:0 0 20px}.profile rect{fill:var(--bar)}.profile .hard{fill:var(--hard)}"
    ".profile .at,.profile a:focus rect{fill:var(--you)}.profile .room{fill:transparent}",
    "main{display:grid;grid-template-columns:260px minmax(0,1fr);gap:28px;align-items:start}",
    "nav{position:sticky;top:12px;max-height:calc(100vh - 24px);overflow-y:auto;scrollbar-width:thin}",
    "nav ol{list-style:none;margin:0;padding:0}",
    "nav a{display:grid;grid-template-columns:26px auto minmax(0,1fr);gap:8px;min-height:30px;align-items:center;padding:2px 8px;border-radius:8px;"
    "border-left:3px solid transparent;color:inherit;text-decoration:none;font-size:14px;line-height:18px}",
    "nav a:hover{background:var(--sunken)}nav .no{color:var(--ink-3);text-align:right}",
    "nav .ef{color:var(--ink-3);font-size:12px;text-align:right;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}",
    "nav [aria-current]{background:var(--wash);border-left-color:var(--you);font-weight:600}",
    "section{background:var(--surface);border:1px solid var(--line);border-radius:16px;padding:16px 20px;margin:0 0 16px;scroll-margin-top:12px}",
    "section>.head{display:flex;gap:12px;align-items:baseline;margin-bottom:8px}section .no{color:var(--ink-3);font-weight:430}",
    ".tag{font-size:12px;line-height:20px;padding:0 10px;border-radius:99px;background:var(--sunken);color:var(--ink-2);white-space:nowrap}",
    ".pair{display:grid;grid-template-columns:minmax(0,1.15fr) minmax(220px,1fr);gap:24px;align-items:start}",
    "figure{margin:0}figure svg{display:block;width:100%;height:auto;border-radius:10px}figure+figure{margin-top:12px}",
    ".line{font-weight:600}.reason{color:var(--ink-2);overflow-wrap:anywhere}details{color:var(--ink-2);margin-bottom:10px}"
    "summary{cursor:pointer;color:var(--you);min-height:28px}.full{white-space:pre-line}",
    ".leaf{display:none;gap:8px;align-items:center;margin:0 0 12px}.leaf span{min-width:110px;text-align:center;color:var(--ink-2)}",
    "button{font:inherit;font-weight:560;min-height:40px;padding:0 16px;border-radius:10px;border:1px solid var(--line);background:var(--surface);"
    "color:var(--ink);cursor:pointer}button:disabled{opacity:.45;cursor:default}",
    ":focus-visible{outline:2.5px solid var(--you);outline-offset:2px}",
    ".leafs .leaf{display:flex}.leafs.single section:not(.at){display:none}",
    "@media(max-width:900px){body{padding:16px}header{grid-template-columns:1fr}main{grid-template-columns:minmax(0,1fr)}"
    "nav{position:static;max-height:none;order:2}.pair{grid-template-columns:minmax(0,1fr)}nav a,button{min-height:44px}section{padding:14px}}",
    "@media print{:root{--paper:#FFF;--surface:#FFF;--ink:#000;--ink-2:#222;--ink-3:#444;--line:#BBB;--bar:#BBB;--hard:#666}body{padding:0;font-size:10pt;"
    "line-height:14pt}nav,.leaf,summary{display:none!important}main{display:block}.leafs.single section:not(.at){display:block}"
    "section{break-inside:avoid;border-radius:0;border-width:1px 0 0;padding:8pt 0;margin:0}.pair{grid-template-columns:82mm 1fr;gap:8mm}"
    "h2{font-size:12pt;line-height:16pt}.profile .at{fill:var(--hard)}}",
    NULL,
};

const char *const page_script[] = {
    "(()=>{",
    "const page=document.body,steps=[...document.querySelectorAll('section')],links=[...document.querySelectorAll('nav a')];",
    "const bars=[...document.querySelectorAll('.profile .bar')],leaf=document.querySelector('.leaf');",
    "const [back,next,all]=leaf.querySelectorAll('button'),place=leaf.querySelector('span');",
    "const numberOf=()=>Math.max(0,steps.findIndex((step)=>'#'+step.id===location.hash));",
    "const show=()=>{",
    "const at=numberOf();",
    "steps.forEach((step,n)=>step.classList.toggle('at',n===at));",
    "links.forEach((link,n)=>n===at?link.setAttribute('aria-current','step'):link.removeAttribute('aria-current'));",
    "bars.forEach((bar,n)=>bar.classList.toggle('at',n===at-1));",
    "place.textContent=steps[at].dataset.place;back.disabled=at===0;next.disabled=at===steps.length-1;",
    "const link=links[at],list=link.closest('nav');",
    "if(list.scrollHeight>list.clientHeight)list.scrollTop=link.offsetTop-list.clientHeight/2;",
    "};",
    "const go=(to)=>{const step=steps[Math.min(steps.length-1,Math.max(0,to))];history.replaceState(null,'','#'+step.id);show();",
    "if(!page.classList.contains('single'))step.scrollIntoView();};",
    "back.onclick=()=>go(numberOf()-1);next.onclick=()=>go(numberOf()+1);",
    "all.onclick=()=>{const isSingle=page.classList.toggle('single');all.setAttribute('aria-pressed',String(!isSingle));};",
    "addEventListener('hashchange',show);",
    "addEventListener('keydown',(event)=>{",
    "if(event.ctrlKey||event.altKey||event.metaKey||event.shiftKey)return;",
    "const to={ArrowLeft:numberOf()-1,ArrowRight:numberOf()+1,Home:0,End:steps.length-1}[event.key];",
    "if(to===undefined)return;event.preventDefault();go(to);});",
    "page.classList.add('leafs','single');show();",
    "})();",
    NULL,
};
/* clang-format on */
