/**
 * Installs the service worker. A newer version waits until no page of an older one is open, except
 * that a page of its own version activates it.  @param program the running script, from which a worker
 * knows whether it belongs to this version
 */
export const registerWorker = async (program: string): Promise<void> => {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.register('/service-worker.js')
  const callIn = () => registration.waiting?.postMessage(program)
  callIn()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', callIn)
  })
}
