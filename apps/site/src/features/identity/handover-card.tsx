import { openKycHandover } from '@trevo/api-client/endpoints.ts'
import { Button } from '@trevo/ui/button.tsx'
import { QrCode as QrIcon } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../core/api/api.ts'
import { QrCode } from '../../core/art/qr-code.tsx'
import { Problem } from '../../core/forms/problem.tsx'
import { useText } from '../../core/language/use-text.ts'
import { useIsPhone } from '../../core/theme/use-media.ts'
import { to } from '../../core/router/to.ts'
import styles from './identity.module.css'

/** A link that opens once, to take the pictures on a phone; this page goes on by itself. */
export const HandoverCard = () => {
  const t = useText('identity')
  const [address, setAddress] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const isPhone = useIsPhone()
  const open = async () => {
    setIsBusy(true)
    const answer = await call(openKycHandover, { body: {} })
    setIsBusy(false)
    if (!answer.ok) return setProblem(answer.message)
    setProblem(undefined)
    return setAddress(`${location.origin}${to.identity()}#${answer.value.token}`)
  }
  // It is the phone that the link would be opened on.
  if (isPhone) return null
  return (
    <section className={styles['card']} aria-labelledby="handover">
      <h2 id="handover">{t('identity.other')}</h2>
      <p className={styles['lead']}>{t('identity.otherLead')}</p>
      {address === undefined ? (
        <Button look="plain" size="large" wide busy={isBusy} onClick={() => void open()}>
          <QrIcon size={20} aria-hidden="true" />
          {t('identity.otherOpen')}
        </Button>
      ) : (
        <>
          <QrCode text={address} label={t('identity.qr')} className={styles['qr']} />
          <a className={styles['address']} href={address}>
            {t('identity.otherLink')}
          </a>
          <p className={styles['note']}>{t('identity.otherOnce')}</p>
        </>
      )}
      <Problem text={problem} />
    </section>
  )
}
