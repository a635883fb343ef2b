export type Recaptcha = {
  ready(run: () => void): void
  render(
    place: HTMLElement,
    options: {
      sitekey: string
      theme: 'dark' | 'light'
      callback(token: string): void
      'error-callback'(): void
    },
  ): number
}

declare global {
  interface Window {
    readonly grecaptcha?: Recaptcha
  }
}

let loading: Promise<Recaptcha> | undefined

const load = (locale: string): Promise<Recaptcha> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `https://www.google.com/recaptcha/api.js?render=explicit&hl=${locale}`
    script.addEventListener('error', () => reject(new Error('reCAPTCHA did not load')))
    script.addEventListener('load', () => {
      const { grecaptcha } = window
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha))
      else reject(new Error('reCAPTCHA did not start'))
    })
    document.head.append(script)
  })

/** Google's own script, which the page fetches only when a brand confirms numbers through them. */
export const loadRecaptcha = (locale: string): Promise<Recaptcha> => {
  loading ??= load(locale)
  loading.catch(() => {
    loading = undefined
  })
  return loading
}
