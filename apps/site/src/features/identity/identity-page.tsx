import { useQuery } from '@tanstack/react-query'
import { addKycImage, submitKyc } from '@trevo/api-client/endpoints.ts'
import { imageKinds, type CaptureItem } from '@trevo/contract/wps/kyc/kyc-names.ts'
import type { Kyc } from '@trevo/contract/wps/kyc/kyc.ts'
import { Button } from '@trevo/ui/button.tsx'
import { Skeleton } from '@trevo/ui/states.tsx'
import { MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../core/api/api.ts'
import { Problem } from '../../core/forms/problem.tsx'
import { useText } from '../../core/language/use-text.ts'
import { CaseState } from './case-state.tsx'
import { HandoverCard } from './handover-card.tsx'
import { IdentityForm } from './identity-form.tsx'
import styles from './identity.module.css'
import { PicturesStep, type SendPicture } from './pictures-step.tsx'
import { kycQuery, useKeepKyc, useLiveKyc } from './use-kyc.ts'

const steps = ['form', 'document', 'face', 'send'] as const
type Step = (typeof steps)[number]

const stepOf = (missing: readonly CaptureItem[]): Step => {
  const [first] = missing
  if (first === undefined) return 'send'
  if (first === 'form') return 'form'
  return first.startsWith('document_') ? 'document' : 'face'
}

const StepBar = ({ current }: { readonly current: Step }) => {
  const t = useText('identity')
  const here = steps.indexOf(current)
  return (
    <ol className={styles['steps']} aria-label={t('identity.steps')}>
      {steps.map((step, at) => (
        <li key={step} data-done={at <= here} aria-current={step === current ? 'step' : undefined}>
          {t(`identity.step.${step}`)}
        </li>
      ))}
    </ol>
  )
}

const documentKinds = imageKinds.filter((kind) => kind.startsWith('document_'))
const faceKinds = imageKinds.filter((kind) => kind.startsWith('face_'))

const SendStep = ({ onSent }: { readonly onSent: (kyc: Kyc) => void }) => {
  const t = useText('identity')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const send = async () => {
    setIsBusy(true)
    const answer = await call(submitKyc, { body: {} })
    setIsBusy(false)
    if (answer.ok) onSent(answer.value)
    else setProblem(answer.message)
  }
  return (
    <section className={styles['card']} aria-labelledby="step">
      <h2 id="step">{t('identity.send')}</h2>
      <p className={styles['lead']}>{t('identity.sendLead')}</p>
      <Problem text={problem} />
      <Button size="large" wide busy={isBusy} onClick={() => void send()}>
        {t('identity.sendNow')}
      </Button>
    </section>
  )
}

const Capture = ({ kyc }: { readonly kyc: Kyc }) => {
  const keep = useKeepKyc()
  const { missing, causes, form } = kyc
  const step = stepOf(missing)
  const pictures = missing.filter((item) => item !== 'form')
  const send: SendPicture = async (imageId, kind, picture) => {
    const answer = await call(addKycImage, { body: { imageId, kind, picture } })
    if (!answer.ok) return { ok: false, message: answer.message }
    keep(answer.value)
    return { ok: true }
  }
  const documentShown =
    form?.documentType === 'passport'
      ? documentKinds.filter((kind) => kind !== 'document_back')
      : documentKinds
  return (
    <>
      <StepBar current={step} />
      {step === 'form' && <IdentityForm kyc={kyc} onSaved={keep} />}
      {(step === 'document' || step === 'face') && (
        <>
          <PicturesStep
            of={step}
            missing={pictures}
            kinds={step === 'document' ? documentShown : faceKinds}
            causes={causes.filter((cause) => cause.startsWith(step))}
            send={send}
          />
          <HandoverCard />
        </>
      )}
      {step === 'send' && <SendStep onSent={keep} />}
    </>
  )
}

/** Page `identity`: who the member is, step by step, and what became of it. */
const IdentityPage = () => {
  const t = useText('identity')
  const { data: kyc, error } = useQuery(kycQuery())
  useLiveKyc()
  if (error) return <Problem text={error.message} />
  if (!kyc) return <Skeleton height={320} radius={24} />
  const isCapturing = kyc.state === 'started' || kyc.state === 'expired'
  return (
    <div className={styles['page']}>
      {kyc.note !== null && kyc.note !== '' && (
        <p className={styles['asked']}>
          <MessageSquareText size={18} aria-hidden="true" />
          <span>
            <b>{t('identity.asked')}</b> {kyc.note}
          </span>
        </p>
      )}
      {(!isCapturing || kyc.isVerified) && <CaseState kyc={kyc} />}
      {isCapturing && <Capture kyc={kyc} />}
    </div>
  )
}
export default IdentityPage
