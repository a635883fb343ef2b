import { languages } from '@trevo/languages/languages.ts'
import { Modal } from '@trevo/ui/modal.tsx'
import { Skeleton } from '@trevo/ui/states.tsx'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../../core/language/language.tsx'
import type { GeetestRequest, PopupControl } from '../../../core/popups/popup-props.ts'
import styles from '../common/auth.module.css'
import { Problem } from '../../../core/forms/problem.tsx'
import { useAuthText } from '../common/use-auth-text.ts'
import { loadGeetest, type GeetestCaptcha } from './load-geetest.ts'

/**
 * ERR-17: the vendor's question, inside a dialog of ours because the page behind one takes no press.
 * Closing it is an answer, too: nothing is sent.
 */
export default function GeetestPopup({
  challenge: { captchaId, scriptUrl },
  onAnswered,
  onFailed,
  onClose,
}: GeetestRequest & PopupControl) {
  const t = useAuthText()
  const { t: shell, language } = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
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
      <p className={styles['lead']}>{t('geetest.text')}</p>
      {state === 'loading' && <Skeleton height={50} radius={6} />}
      <div ref={place} className={styles['geetest']} />
      <Problem text={state === 'failed' ? t('phoneAuth.loadFailed') : undefined} />
    </Modal>
  )
}
