import { useQuery } from '@tanstack/react-query'
import { prizeLists } from '@trevo/contract/ops/compliance/prizes.ts'
import { formatMoment, formatPlainDay } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { FactList } from '../../parts/panel.tsx'
import { Read } from './part.tsx'
import {
  casesQuery,
  exclusionsQuery,
  filesQuery,
  fundsQuery,
  noticesQuery,
  prizesQuery,
  rejectedQuery,
  rulesQuery,
} from './use-inspection.ts'

/** Rules with an article, and how many still have to be compared with the official text. */
export const Rules = () => {
  const t = useT()
  return (
    <Read query={useQuery(rulesQuery)}>
      {({ rules }) => {
        const changes = rules.flatMap((rule) => rule.changes)
        const inForce = changes.filter(
          ({ state, article }) => state === 'inForce' && article !== null,
        )
        return (
          <FactList
            items={[
              { label: t('regulator.rules.count'), value: inForce.length },
              {
                label: t('regulator.rules.toCheck'),
                value: inForce.filter(({ confidence }) => confidence !== 'H').length,
              },
              {
                label: t('regulator.rules.planned'),
                value: changes.filter(({ state }) => state === 'planned').length,
              },
            ]}
          />
        )
      }}
    </Read>
  )
}

/** The latest file and how many the receiver rejected. */
export const Files = () => {
  const t = useT()
  const rejected = useQuery(rejectedQuery)
  return (
    <Read query={useQuery(filesQuery)}>
      {({ files: [latest] }) => (
        <FactList
          items={[
            {
              label: t('regulator.sigap.last'),
              value: latest
                ? `${formatPlainDay(latest.day)} · ${t(`sigap.state.${latest.state}`)}`
                : t('regulator.sigap.none'),
            },
            {
              label: t('regulator.sigap.rejected'),
              value: rejected.data?.files.length ?? '–',
              tone: rejected.data && rejected.data.files.length > 0 ? 'bad' : undefined,
            },
          ]}
        />
      )}
    </Read>
  )
}

/** Whether the account held what players are owed. */
export const Funds = () => {
  const t = useT()
  return (
    <Read query={useQuery(fundsQuery)}>
      {({ days: [latest] }) =>
        latest ? (
          <FactList
            items={[
              { label: t('regulator.funds.last'), value: formatPlainDay(latest.day) },
              {
                label: t('word.state'),
                value: t(`funds.${latest.state}`),
                tone: latest.state === 'short' ? 'bad' : 'ok',
              },
            ]}
          />
        ) : (
          <p className="o-muted">{t('regulator.funds.none')}</p>
        )
      }
    </Read>
  )
}

/** How much each list of unpaid prizes has. */
export const Prizes = () => {
  const t = useT()
  return (
    <Read query={useQuery(prizesQuery)}>
      {({ counts }) => (
        <FactList
          items={prizeLists.map((list) => ({
            label: t(`prizes.list.${list}`),
            value: counts[list],
            tone: list === 'late' && counts[list] > 0 ? 'bad' : undefined,
          }))}
        />
      )}
    </Read>
  )
}

/** Pauses and self-exclusions by term, without names. */
export const Exclusions = () => {
  const t = useT()
  return (
    <Read query={useQuery(exclusionsQuery)}>
      {({ rows }) =>
        rows.length === 0 ? (
          <p className="o-muted">{t('regulator.exclusions.none')}</p>
        ) : (
          <FactList
            items={rows.map(({ kind, term, running, begun }) => ({
              label: `${t(`compliance.kind.${kind}`)} · ${t(`compliance.term.${term}`)}`,
              value: `${t('regulator.exclusions.running', { count: running })} · ${t(
                'regulator.exclusions.begun',
                { count: begun },
              )}`,
            }))}
          />
        )
      }
    </Read>
  )
}

/** Suspected matches and the notices of them. */
export const Integrity = () => {
  const t = useT()
  const notices = useQuery(noticesQuery)
  return (
    <Read query={useQuery(casesQuery)}>
      {({ list }) => (
        <FactList
          items={[
            {
              label: t('regulator.integrity.open'),
              value: list.length,
              tone: list.some(({ isLate }) => isLate) ? 'bad' : undefined,
            },
            {
              label: t('regulator.integrity.noticed'),
              value: notices.data?.list.length ?? '–',
            },
            ...list.slice(0, 3).map(({ match, dueAt }) => ({
              label: match,
              value: formatMoment(dueAt),
            })),
          ]}
        />
      )}
    </Read>
  )
}
