// check_node.mjs: says so if this node is too old for the tools that build the page.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`The page is built with node 20.19 or newer; this is ${process.versions.node}. https://nodejs.org has newer ones.`);
  process.exit(1);
}
