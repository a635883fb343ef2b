import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../../core/language/language.tsx'
import type { PhoneAuthRequest, PopupControl } from '../../../core/popups/popup-props.ts'
import { useText } from '../../../core/language/use-text.ts'
import { VendorQuestion, type QuestionState } from '../common/vendor-question.tsx'
import { loadRecaptcha } from './load-recaptcha.ts'
import { PhoneAuthFailure } from './phone-auth-failure.ts'

/** ERR-9: the reCAPTCHA of a third-party SMS; closing it counts as an answer too. */
export default function PhoneAuthPopup({
  siteKey,
  onToken,
  onFailed,
  onClose,
}: PhoneAuthRequest & PopupControl) {
  const t = useText('auth')
  const { locale } = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<QuestionState>('loading')
  const close = () => {
    onFailed(new PhoneAuthFailure('popup-closed-by-user'))
    onClose()
  }

  useEffect(() => {
    const show = async () => {
      const recaptcha = await loadRecaptcha(locale)
      if (!place.current || place.current.hasChildNodes()) return
      recaptcha.render(place.current, {
        sitekey: siteKey,
        theme: document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark',
        callback: (token) => {
          onToken(token)
          onClose()
        },
        'error-callback': () => setState('failed'),
      })
      setState('shown')
    }
    show().catch(() => setState('failed'))
    // A single challenge while the popup is open.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return (
    <VendorQuestion
      text={t('phoneAuth.text')}
      height={78}
      look="recaptcha"
      state={state}
      place={place}
      onClose={close}
    />
  )
}
