import { scriptLoader } from '../common/load-script.ts'

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

const load = scriptLoader('reCAPTCHA', () => {
  const { grecaptcha } = window
  return (
    grecaptcha &&
    new Promise<Recaptcha>((resolve) => {
      grecaptcha.ready(() => resolve(grecaptcha))
    })
  )
})

/** Google's script, which the page fetches only when a brand confirms numbers through Google. */
export const loadRecaptcha = (locale: string): Promise<Recaptcha> =>
  load(`https://www.google.com/recaptcha/api.js?render=explicit&hl=${locale}`)
