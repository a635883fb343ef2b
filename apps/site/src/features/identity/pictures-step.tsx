import type { ImageKind, MemberCause } from '@trevo/contract/wps/kyc/kyc-names.ts'
import { Check, Circle, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../core/language/use-text.ts'
import styles from './identity.module.css'
import { TakePicture } from './take-picture.tsx'

type Sent = { readonly ok: true } | { readonly ok: false; readonly message: string }
export type SendPicture = (imageId: string, kind: ImageKind, picture: string) => Promise<Sent>

const advice = {
  document: ['identity.advice.corners', 'identity.advice.sharp', 'identity.advice.glare'],
  face: ['identity.advice.light', 'identity.advice.alone', 'identity.advice.glasses'],
} as const

/** What was wrong with the pictures sent before, by name. */
const Causes = ({ causes }: { readonly causes: readonly MemberCause[] }) => {
  const t = useText('identity')
  return causes.map((cause) => (
    <p key={cause} className={styles['cause']}>
      <TriangleAlert size={18} aria-hidden="true" />
      <span>
        <b>{t(`identity.cause.${cause}`)}</b>{' '}
        {cause !== 'underage' && cause !== 'unconfirmed' && t(`identity.remedy.${cause}`)}
      </span>
    </p>
  ))
}

/** The pictures that are missing, one after another. */
export const PicturesStep = ({
  of,
  missing,
  kinds,
  causes,
  send,
}: {
  readonly of: 'document' | 'face'
  readonly missing: readonly ImageKind[]
  /** All pictures of the step, in their order. */
  readonly kinds: readonly ImageKind[]
  readonly causes: readonly MemberCause[]
  readonly send: SendPicture
}) => {
  const t = useText('identity')
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const now = kinds.find((kind) => missing.includes(kind))
  if (!now) return null
  const sendNow = async (picture: string) => {
    setIsBusy(true)
    const answer = await send(crypto.randomUUID(), now, picture)
    setIsBusy(false)
    setProblem(answer.ok ? undefined : answer.message)
  }
  return (
    <section className={styles['card']} aria-labelledby="step">
      <h2 id="step">{t(`identity.picture.${now}`)}</h2>
      <p className={styles['lead']}>{t(`identity.pictureLead.${of}`)}</p>
      <Causes causes={causes} />
      <ul className={styles['shots']} aria-label={t('identity.shots')}>
        {kinds.map((kind) => (
          <li key={kind} aria-current={kind === now ? 'step' : undefined}>
            {missing.includes(kind) ? (
              <Circle size={16} aria-hidden="true" />
            ) : (
              <Check size={16} aria-hidden="true" />
            )}
            {t(`identity.shot.${kind}`)}
            {!missing.includes(kind) && (
              <span className="visually-hidden"> {t('identity.taken')}</span>
            )}
          </li>
        ))}
      </ul>
      <ul className={styles['advice']}>
        {advice[of].map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
      <TakePicture
        key={now}
        kind={now}
        isBusy={isBusy}
        problem={problem}
        onPicture={(picture) => void sendNow(picture)}
      />
      <p className={styles['note']}>{t('identity.sealed')}</p>
    </section>
  )
}
