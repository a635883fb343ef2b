import { readConsent, writeConsent, type Consent } from './consent.ts'

declare global {
  interface Window {
    /** Google's queue; each entry is the `arguments` of a call of `gtag`. */
    dataLayer?: unknown[]
  }
}

const longAgo = new Date(0).toUTCString()
const measuringCookie = /^_ga(?:_|$)/

/** START-6: loads the script for the brand's id, only for visitors who agreed. */
export const loadAnalytics = (gtagId: string | null): void => {
  if (!gtagId || readConsent() !== 'analytics') return
  const queue = (window.dataLayer ??= [])
  const gtag = function () {
    // The script requires the call's own `arguments`; an array would be ignored.
    // oxlint-disable-next-line prefer-rest-params
    queue.push(arguments)
  } as (...words: unknown[]) => void // the type for its callers
  gtag('js', new Date())
  gtag('config', gtagId, {
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    // For this host only, so that a later refusal can delete them.
    cookie_domain: 'none',
  })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(gtagId)}`
  document.head.append(script)
}

/** A script that is already running checks this before it sends anything. */
const stopMeasuring = (gtagId: string): void => {
  Object.assign(window, { [`ga-disable-${gtagId}`]: true })
}

const forgetMeasuring = (): void => {
  for (const pair of document.cookie.split('; ')) {
    const [name = ''] = pair.split('=')
    if (measuringCookie.test(name)) document.cookie = `${name}=; path=/; expires=${longAgo}`
  }
}

/** A page with a form or a game open must not be reloaded while the visitor uses it. */
const mayReload = (): boolean => document.querySelector('dialog[open], iframe') === null

/**
 * Stores the visitor's choice. A refusal takes effect at once; consent requires a policy that allows
 * the script, so the page is reloaded, now or, if something is in progress, at the next navigation.
 */
export const chooseConsent = (consent: Consent, gtagId: string, reload: () => void): void => {
  const isNew = readConsent() !== consent
  writeConsent(consent)
  if (consent === 'none') {
    stopMeasuring(gtagId)
    forgetMeasuring()
  } else if (isNew && mayReload()) reload()
}
