import type { KycForm } from '@trevo/contract/wps/kyc/kyc.ts'
import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { formatPlainDay, formatReais } from '../../core/format.ts'
import { useRight } from '../../core/operator.ts'
import { needs } from '../../core/names/needs.ts'
import { useT } from '../../core/texts.tsx'
import { EnterKey } from '../../parts/enter-key.tsx'
import { FactList, Panel } from '../../parts/panel.tsx'
import styles from './kyc.module.css'
import { evidenceQuery } from './use-kyc.ts'

const reasonMin = 2

const Form = ({ form }: { readonly form: KycForm }) => {
  const t = useT()
  const { address } = form
  const street = [address.street, address.number, address.complement].filter(Boolean).join(', ')
  return (
    <FactList
      items={[
        { label: t('kyc.form.fullName'), value: form.fullName },
        { label: t('kyc.check.cpf'), value: form.cpf },
        { label: t('kyc.form.bornOn'), value: formatPlainDay(form.bornOn) },
        { label: t('kyc.form.gender'), value: t(`kyc.gender.${form.gender}`) },
        { label: t('kyc.check.document'), value: t(`kyc.document.${form.documentType}`) },
        {
          label: t('kyc.check.address'),
          value: `${street}, ${address.district}, ${address.city} ${address.state}, ${address.cep}`,
        },
        { label: t('kyc.form.phone'), value: form.phone },
        { label: t('kyc.form.email'), value: form.email },
        { label: t('kyc.form.pixKey'), value: `${form.pixKey} (${form.pixKeyType})` },
        ...(form.monthlyIncome === undefined
          ? []
          : [{ label: t('kyc.form.income'), value: formatReais(form.monthlyIncome) }]),
        {
          label: t('kyc.form.pep'),
          value: t(`kyc.pep.${form.pep}`),
          tone: form.pep === 'no' ? undefined : 'warn',
        },
      ]}
    />
  )
}

/** The reason under which form and pictures are read, until it is changed. */
const ReasonForm = ({
  reason,
  onReason,
}: {
  readonly reason: string
  readonly onReason: (reason: string) => void
}) => {
  const t = useT()
  const [typed, setTyped] = useState(reason)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim().length >= reasonMin) onReason(typed.trim())
  }
  return (
    <form className={styles['reason']} onSubmit={submit}>
      <p className="o-muted">{t('kyc.reading')}</p>
      <input
        name="reading"
        aria-label={t('kyc.readingReason')}
        placeholder={t('kyc.readingReason')}
        maxLength={200}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <button type="submit" className="o-btn">
        {t('kyc.read')} <EnterKey />
      </button>
    </form>
  )
}

/** The form beside document and face. Opening them is recorded with the reason. */
export const Evidence = ({
  caseId,
  reason,
  onReason,
}: {
  readonly caseId: string
  readonly reason: string
  readonly onReason: (reason: string) => void
}) => {
  const t = useT()
  const may = useRight('kyc.decide') !== undefined
  const { data, error } = useQuery(evidenceQuery(caseId, may ? reason : ''))
  if (!may) return <p className="o-muted">{needs(t, 'kyc.decide')}</p>
  if (!data) {
    return (
      <>
        {error && <p role="alert">{error.message}</p>}
        <ReasonForm reason={reason} onReason={onReason} />
      </>
    )
  }
  return (
    <Panel
      title={t('kyc.evidence')}
      aside={
        <button type="button" className="o-link" onClick={() => onReason('')}>
          {t('kyc.changeReason')}
        </button>
      }
    >
      <div className={styles['evidence']}>
        <div className={styles['images']}>
          {data.images.map(({ imageId, kind, webp }) => (
            <figure key={imageId}>
              <img src={`data:image/webp;base64,${webp}`} alt={t(`kyc.image.${kind}`)} />
              <figcaption>{t(`kyc.image.${kind}`)}</figcaption>
            </figure>
          ))}
        </div>
        {data.form && <Form form={data.form} />}
      </div>
    </Panel>
  )
}
