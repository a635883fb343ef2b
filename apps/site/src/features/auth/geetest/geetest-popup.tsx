import { languages } from '@trevo/languages/languages.ts'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../../core/language/language.tsx'
import type { GeetestRequest, PopupControl } from '../../../core/popups/popup-props.ts'
import { useText } from '../../../core/language/use-text.ts'
import { VendorQuestion, type QuestionState } from '../common/vendor-question.tsx'
import { loadGeetest, type GeetestCaptcha } from './load-geetest.ts'

/** ERR-17: the challenge of GeeTest; if it is closed, nothing is sent. */
export default function GeetestPopup({
  challenge: { captchaId, scriptUrl },
  onAnswered,
  onFailed,
  onClose,
}: GeetestRequest & PopupControl) {
  const t = useText('auth')
  const { language } = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<QuestionState>('loading')
  const close = () => {
    onFailed(new Error('the question was closed'))
    onClose()
  }

  useEffect(() => {
    let shown: GeetestCaptcha | undefined
    let isGone = false
    const show = (captcha: GeetestCaptcha) => {
      if (isGone || !place.current) return captcha.destroy()
      shown = captcha
      captcha
        .appendTo(place.current)
        .onError(() => setState('failed'))
        .onSuccess(() => {
          const fields = captcha.getValidate()
          if (!fields) return setState('failed')
          onAnswered(fields)
          onClose()
        })
      setState('shown')
    }
    loadGeetest(scriptUrl)
      .then((start) =>
        start({ captchaId, product: 'float', language: languages[language].threeLetters }, show),
      )
      .catch(() => setState('failed'))
    return () => {
      isGone = true
      shown?.destroy()
    }
    // A single challenge while the popup is open.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return (
    <VendorQuestion
      text={t('geetest.text')}
      height={50}
      look="geetest"
      state={state}
      place={place}
      onClose={close}
    />
  )
}
