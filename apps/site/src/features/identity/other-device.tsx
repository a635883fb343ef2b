import { addHandoverImage, closeKycHandover, takeKycHandover } from '@trevo/api-client/endpoints.ts'
import { imageKinds, type ImageKind } from '@trevo/contract/wps/kyc/kyc-names.ts'
import { Skeleton } from '@trevo/ui/states.tsx'
import { useEffect, useState } from 'react'
import { call } from '../../core/api/api.ts'
import { useText } from '../../core/language/use-text.ts'
import styles from './identity.module.css'
import { PicturesStep, type SendPicture } from './pictures-step.tsx'

type Taken = { readonly key: string; readonly missing: readonly ImageKind[] }

/** A link is taken once, also where the page is rendered twice. */
const takenOf = new Map<string, Promise<Taken | string>>()

const take = (token: string): Promise<Taken | string> => {
  const known = takenOf.get(token)
  if (known) return known
  const taking = call(takeKycHandover, { body: { token } }).then((answer) =>
    answer.ok ? { key: answer.value.key, missing: answer.value.handover.missing } : answer.message,
  )
  takenOf.set(token, taking)
  return taking
}

/** The pictures on another device than the one with the session: it knows which are missing, and nothing more. */
export const OtherDevice = ({ token }: { readonly token: string }) => {
  const t = useText('identity')
  const [taken, setTaken] = useState<Taken | string>()
  useEffect(() => {
    let isGone = false
    void take(token).then((answer) => {
      if (!isGone) setTaken(answer)
    })
    return () => {
      isGone = true
    }
  }, [token])
  if (taken === undefined) return <Skeleton height={320} radius={24} />
  if (typeof taken === 'string') {
    return (
      <p role="alert" className={styles['cause']}>
        {taken}
      </p>
    )
  }
  const { key, missing } = taken
  const send: SendPicture = async (imageId, kind, picture) => {
    const answer = await call(addHandoverImage, { body: { key, imageId, kind, picture } })
    if (!answer.ok) return { ok: false, message: answer.message }
    setTaken({ key, missing: answer.value.missing })
    if (answer.value.missing.length === 0) await call(closeKycHandover, { body: { key } })
    return { ok: true }
  }
  const [first] = missing
  if (first === undefined) {
    return (
      <section className={styles['card']} aria-live="polite">
        <h2>{t('identity.otherDone')}</h2>
        <p className={styles['lead']}>{t('identity.otherDoneLead')}</p>
      </section>
    )
  }
  const of = first.startsWith('document_') ? 'document' : 'face'
  return (
    <PicturesStep
      of={of}
      missing={missing}
      kinds={imageKinds.filter(
        (kind) => kind.startsWith(of) && (kind !== 'document_back' || missing.includes(kind)),
      )}
      causes={[]}
      send={send}
    />
  )
}
