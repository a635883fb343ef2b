import type { OpsExclusion } from '@trevo/contract/ops/exclusions.ts'
import { liftMemberExclusion } from '@trevo/api-client/ops-endpoints.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../core/api.ts'
import { formatMoment } from '../../core/format.ts'
import { useRight } from '../../core/operator.ts'
import { needs } from '../../core/names/needs.ts'
import { useT } from '../../core/texts.tsx'
import { useKeys } from '../../core/use-keys.ts'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { FactList, RecordHead } from '../../parts/panel.tsx'
import { PartState } from '../../shell/page-states.tsx'
import styles from './compliance.module.css'
import { memberExclusionsQuery } from './use-compliance.ts'

const OneExclusion = ({ of: one }: { readonly of: OpsExclusion }) => {
  const t = useT()
  return (
    <section>
      <h2>
        {t(`compliance.kind.${one.kind}`)} · {t(`compliance.term.${one.term}`)}
      </h2>
      <FactList
        items={[
          { label: t('word.since'), value: formatMoment(one.beganAt) },
          {
            label: t('word.until'),
            value: one.endsAt
              ? formatMoment(one.endsAt)
              : t('compliance.liftableFrom', { date: formatMoment(one.liftableFrom ?? '') }),
          },
          ...one.events.map(({ kind, at, operator, reason }) => ({
            label: formatMoment(at),
            value: [t(`compliance.history.${kind}`), operator, reason]
              .filter((part) => part !== null)
              .join(' · '),
          })),
        ]}
      />
    </section>
  )
}

/** A member's exclusions with everything that happened to them. L asks to lift an indefinite one. */
export const ExclusionPanel = ({
  username,
  onClose,
}: {
  readonly username: string
  readonly onClose: () => void
}) => {
  const t = useT()
  const queries = useQueryClient()
  const mayLift = useRight('exclusion.lift') !== undefined
  const [isLifting, setLifting] = useState(false)
  const { data, error } = useQuery(memberExclusionsQuery(username))
  const running = data?.exclusions.find(({ endedAt }) => endedAt === null)
  const isLiftable = mayLift && typeof running?.liftableFrom === 'string'
  useKeys({ l: () => setLifting(isLiftable) })
  if (!data) return <PartState error={error} />
  return (
    <div className={styles['panel']}>
      <RecordHead
        title={data.username}
        note={running ? t(`compliance.kind.${running.kind}`) : t('compliance.state.ended')}
        onClose={onClose}
      />
      <div className="o-acts">
        {!mayLift && <p className="o-muted">{needs(t, 'exclusion.lift')}</p>}
        <Link className="o-btn" to={`/members/${data.username}`}>
          {t('word.member')}
        </Link>
        <button
          type="button"
          className="o-btn"
          aria-disabled={!isLiftable}
          onClick={() => setLifting(isLiftable)}
        >
          {t('compliance.lift')} <kbd>L</kbd>
        </button>
      </div>
      {data.exclusions.map((one) => (
        <OneExclusion key={one.beganAt} of={one} />
      ))}
      {isLifting && (
        <ActDialog
          title={t('compliance.lift')}
          draft={`lift ${username}`}
          confirm={t('compliance.lift')}
          isSecond
          done={t('compliance.liftAsked')}
          onClose={() => setLifting(false)}
          onConfirm={async ({ reason }) => {
            const answer = await call(liftMemberExclusion, { body: { username, reason } })
            await queries.invalidateQueries({ queryKey: ['member exclusions'] })
            await queries.invalidateQueries({ queryKey: ['exclusions'] })
            return answer
          }}
        />
      )}
    </div>
  )
}
