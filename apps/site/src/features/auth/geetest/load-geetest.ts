import type { GeetestFields } from '../../../core/popups/popup-props.ts'

export type GeetestCaptcha = {
  appendTo(place: HTMLElement): GeetestCaptcha
  onSuccess(run: () => void): GeetestCaptcha
  onError(run: () => void): GeetestCaptcha
  /** False before the question was answered. */
  getValidate(): GeetestFields | false
  destroy(): void
}

type Start = (
  options: {
    readonly captchaId: string
    readonly product: 'float'
    readonly language: 'por' | 'eng'
  },
  ready: (captcha: GeetestCaptcha) => void,
) => void

declare global {
  interface Window {
    readonly initGeetest4?: Start
  }
}

let loading: Promise<Start> | undefined

const load = (url: string): Promise<Start> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.addEventListener('error', () => reject(new Error('GeeTest did not load')))
    script.addEventListener('load', () => {
      const { initGeetest4 } = window
      if (initGeetest4) resolve(initGeetest4)
      else reject(new Error('GeeTest did not start'))
    })
    document.head.append(script)
  })

/** The vendor's own script, which the page fetches only if the server uses it. */
export const loadGeetest = (url: string): Promise<Start> => {
  loading ??= load(url)
  loading.catch(() => {
    loading = undefined
  })
  return loading
}
