/* offline.ts: the page's side of being there without a network. `startOffline` has the service worker installed; what becomes of it is
 * told by events of the window:
 *
 *     nonet-offline   everything is kept: from now on the page needs no network
 *     nonet-update    a new version is complete, and waits: say "Ready, reload when you like", and call useUpdate() if they do
 *
 * `offlineState` is the same for who comes later. A page from a disk is a single file and needs none of it. */
export type OfflineState = 'none' | 'ready' | 'update';

declare const IS_SINGLE_FILE: boolean;

let state: OfflineState = 'none';
let waiting: ServiceWorker | null = null;
let wantsUpdate = false;

export function offlineState(): OfflineState {
  return state;
}

function tell(next: OfflineState): void {
  state = next;
  window.dispatchEvent(new Event(next === 'update' ? 'nonet-update' : 'nonet-offline'));
}

/* A version that is installed either is the first one, or waits for its turn. */
function follow(worker: ServiceWorker | null): void {
  if (!worker) return;
  const look = (): void => {
    if (worker.state === 'installed' && navigator.serviceWorker.controller) {
      waiting = worker;
      tell('update');
    } else if (worker.state === 'activated' && state === 'none') tell('ready');
  };
  worker.addEventListener('statechange', look);
  look();
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register('./service_worker.js', { scope: './', updateViaCache: 'none' });
  registration.addEventListener('updatefound', () => follow(registration.installing));
  follow(registration.active);
  follow(registration.installing);
  follow(registration.waiting);
}

/* Only the page in which somebody asked is loaded again; others go on with the files of their version. */
export function useUpdate(): void {
  wantsUpdate = true;
  waiting?.postMessage('use-update');
}

/* Ask the server now; browsers do so by themselves when the page is opened, and at least once a day. */
export async function lookForUpdate(): Promise<void> {
  await (await navigator.serviceWorker?.getRegistration('./'))?.update();
}

export function startOffline(): void {
  if (IS_SINGLE_FILE || import.meta.env.DEV || !('serviceWorker' in navigator) || !isSecureContext) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (wantsUpdate) location.reload();
  });
  /* A page in private mode, or one whose browser refuses to keep anything, works without. */
  const begin = (): void => void register().catch(() => undefined);
  /* What the worker fetches must not delay what is shown first. */
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}
