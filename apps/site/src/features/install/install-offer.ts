import { useSyncExternalStore } from 'react'

/** The event of Chromium browsers when the site can be installed; other browsers do not have it. */
type InstallPrompt = Event & {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface Window {
    /** Caught before the program runs; see `starter` in app/document.ts. */
    trevoInstall?: InstallPrompt | undefined
  }
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt
  }
}

/** `offered`: a press installs. `done`: this is the installed app, or it was installed just now. */
export type InstallState = 'none' | 'offered' | 'done'

const runsInstalled = () => matchMedia('(display-mode: standalone)').matches
let isInstalled = false

const stateNow = (): InstallState => {
  if (isInstalled || runsInstalled()) return 'done'
  return window.trevoInstall ? 'offered' : 'none'
}

const listeners = new Set<() => void>()

const subscribe = (onChange: () => void): (() => void) => {
  const onInstalled = () => {
    isInstalled = true
    window.trevoInstall = undefined
    onChange()
  }
  listeners.add(onChange)
  window.addEventListener('beforeinstallprompt', onChange)
  window.addEventListener('appinstalled', onInstalled)
  return () => {
    listeners.delete(onChange)
    window.removeEventListener('beforeinstallprompt', onChange)
    window.removeEventListener('appinstalled', onInstalled)
  }
}

/** Whether the browser would install the site now. */
export const useInstallState = (): InstallState =>
  useSyncExternalStore(subscribe, stateNow, () => 'none')

/** Asks the browser to install the site; an offer can be used once. */
export const install = async (): Promise<void> => {
  const offer = window.trevoInstall
  window.trevoInstall = undefined
  await offer?.prompt()
  for (const listener of listeners) listener()
}
