import { Modal } from '@trevo/ui/modal.tsx'
import { Skeleton } from '@trevo/ui/states.tsx'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../../core/language/language.tsx'
import { Problem } from '../../../core/forms/problem.tsx'
import type { PhoneAuthRequest, PopupControl } from '../../../core/popups/popup-props.ts'
import styles from '../common/auth.module.css'
import { useAuthText } from '../common/use-auth-text.ts'
import { loadRecaptcha } from './load-recaptcha.ts'
import { PhoneAuthFailure } from './phone-auth-failure.ts'

/** ERR-9: the reCAPTCHA of a third-party SMS; closing it is an answer too. */
export default function PhoneAuthPopup({
  siteKey,
  onToken,
  onFailed,
  onClose,
}: PhoneAuthRequest & PopupControl) {
  const t = useAuthText()
  const { t: shell, locale } = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
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
    // One question for as long as the popup stands.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return (
    <Modal
      open
      title={t('phoneAuth.title')}
      closeLabel={shell('shell.close')}
      size={{ width: 360 }}
      sheet={false}
      onClose={close}
    >
      <p className={styles['lead']}>{t('phoneAuth.text')}</p>
      {state === 'loading' && <Skeleton height={78} radius={6} />}
      {/* The widget is 304 pixels wide whatever the screen. */}
      <div ref={place} className={styles['recaptcha']} />
      <Problem text={state === 'failed' ? t('phoneAuth.loadFailed') : undefined} />
    </Modal>
  )
}
