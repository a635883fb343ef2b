import type { GeetestFields } from '../../../core/popups/popup-props.ts'
import { scriptLoader } from '../common/load-script.ts'

export type GeetestCaptcha = {
  appendTo(place: HTMLElement): GeetestCaptcha
  onSuccess(run: () => void): GeetestCaptcha
  onError(run: () => void): GeetestCaptcha
  /** False before the challenge was solved. */
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

const started = () => window.initGeetest4 && Promise.resolve(window.initGeetest4)

/** The vendor's script, which the page fetches only if the server uses it. */
export const loadGeetest = scriptLoader('GeeTest', started)
