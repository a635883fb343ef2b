import type { QueueWork } from '@trevo/contract/ops/everywhere/queue-work.ts'
import type { KycCase } from '@trevo/contract/ops/kyc/kyc.ts'
import { causes, imageKinds } from '@trevo/contract/wps/kyc/kyc-names.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatDecimal, formatMoment, formatPlainDay } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { useDraft } from '../../core/use-draft.ts'
import { FactList, Panel, RecordHead } from '../../parts/panel.tsx'
import { Workers } from '../../parts/workers.tsx'
import { PartLoading } from '../../shell/page-states.tsx'
import { Evidence } from './evidence.tsx'
import { KycActs } from './kyc-acts.tsx'
import styles from './kyc.module.css'
import { caseQuery } from './use-kyc.ts'

const Why = ({ shown }: { readonly shown: KycCase }) => {
  const t = useT()
  if (shown.causes.length === 0) return null
  return (
    <ul className={styles['why']}>
      {shown.causes.map((cause) => (
        <li key={cause}>
          <b>{t(`kyc.cause.${cause}`)}</b> {t(`kyc.about.${cause}`)}
        </li>
      ))}
    </ul>
  )
}

/** Facts of an answer that say something to an operator. */
const factNames = ['similarity', 'live', 'documentType', 'expiresOn', 'cpfStatus', 'lists'] as const

const useFactText = () => {
  const t = useT()
  return (name: (typeof factNames)[number], value: string): string => {
    if (value === 'none') return t('kyc.fact.none')
    if (name === 'expiresOn') return formatPlainDay(value)
    if (name === 'live') return t(value === 'yes' ? 'word.yes' : 'word.no').toLowerCase()
    if (name === 'documentType') return value.toUpperCase()
    return name === 'similarity' ? formatDecimal(value) : value
  }
}

const Checks = ({ checks }: Pick<KycCase, 'checks'>) => {
  const t = useT()
  const factText = useFactText()
  if (checks.length === 0) return null
  return (
    <Panel title={t('kyc.checks')}>
      <FactList
        items={checks.map(({ kind, verdict, causes: found, facts }) => ({
          label: t(`kyc.check.${kind}`),
          value: [
            t(`kyc.verdict.${verdict ?? 'open'}`),
            ...found.map((cause) => t(`kyc.cause.${cause}`)),
            ...factNames.flatMap((name) => {
              const value = facts[name]
              return value === undefined
                ? []
                : [`${t(`kyc.fact.${name}`)} ${factText(name, value)}`]
            }),
          ].join(' · '),
          tone: verdict === 'pass' ? 'ok' : verdict === null ? undefined : 'warn',
        }))}
      />
    </Panel>
  )
}

const Course = ({ events }: Pick<KycCase, 'events'>) => {
  const t = useT()
  /** A cause or a picture has a name; everything else is what somebody wrote. */
  const nameOf = (text: string): string => {
    const cause = causes.find((one) => one === text)
    if (cause) return t(`kyc.cause.${cause}`)
    const image = imageKinds.find((one) => one === text)
    return image ? t(`kyc.image.${image}`) : text
  }
  return (
    <Panel title={t('kyc.course')}>
      <FactList
        items={events.toReversed().map(({ at, kind, state, operator, text }) => ({
          label: formatMoment(at),
          value: [
            state ? t(`kyc.state.${state}`) : t(`kyc.event.${kind}`),
            operator ?? undefined,
            text === null ? undefined : text.split(', ').map(nameOf).join(', '),
          ]
            .filter(Boolean)
            .join(' · '),
        }))}
      />
    </Panel>
  )
}

/** A case with everything that its decision needs: why it waits, form beside the pictures, what parties answered. */
export const KycCasePanel = ({
  caseId,
  work,
  onNext,
  onClose,
}: {
  readonly caseId: string
  readonly work: QueueWork | undefined
  readonly onNext: () => void
  readonly onClose: () => void
}) => {
  const t = useT()
  const { data: shown, error } = useQuery(caseQuery(caseId))
  // Typed once, it is the reason of every reading until it is changed.
  const { text: reason, change: changeReason } = useDraft('kyc reading')
  if (error) return <p role="alert">{error.message}</p>
  if (!shown) return <PartLoading />
  return (
    <div className={styles['panel']}>
      <RecordHead
        title={<Link to={`/members/${shown.customerId}`}>{shown.username}</Link>}
        note={`${t(`kyc.state.${shown.state}`)} · ${formatMoment(shown.since)}`}
        onClose={onClose}
      />
      <div className={styles['who']}>
        <Workers kind="kyc" targetId={caseId} work={work} />
      </div>
      <Why shown={shown} />
      <KycActs shown={shown} onNext={onNext} />
      <Evidence caseId={caseId} reason={reason} onReason={changeReason} />
      <Checks checks={shown.checks} />
      <FactList
        items={[
          { label: t('kyc.accounts'), value: shown.accountCount },
          { label: t('kyc.signUpAddress'), value: shown.signUpAddress ?? '–' },
          {
            label: t('kyc.documentEnds'),
            value: shown.documentExpiresOn ? formatPlainDay(shown.documentExpiresOn) : '–',
          },
          ...(shown.note ? [{ label: t('kyc.toldMember'), value: shown.note }] : []),
        ]}
      />
      <Course events={shown.events} />
    </div>
  )
}
