import { listTradingLimits } from '@trevo/api-client/ops-endpoints.ts'
import type { TradingLimits } from '@trevo/contract/ops/trading/limits.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { ask } from '../../core/api.ts'
import { formatAmount, formatMoment, formatReais } from '../../core/format.ts'
import { useRight } from '../../core/operator.ts'
import { useT } from '../../core/texts.tsx'
import { FilterBar } from '../../parts/filter-bar.tsx'
import { Page } from '../../parts/page.tsx'
import { FactList, Panel } from '../../parts/panel.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { readOneOf, readText, useAddress } from '../../parts/use-address.ts'
import { PartLoading } from '../../shell/page-states.tsx'
import { formatBp, nameMarketKind } from './describe-market.ts'
import { LimitDialog, type LimitOf } from './limit-dialog.tsx'
import { TradingTabs } from './trading-tabs.tsx'
import styles from './trading.module.css'

const tabs = ['brand', 'markets', 'leagues', 'members'] as const

type Parts = {
  readonly limits: TradingLimits
  readonly mayChange: boolean
  readonly onChange: (of: LimitOf) => void
}

const orNone = (amount: string | null): string => (amount === null ? '–' : formatAmount(amount))

/** The button of a row; what waits for a second person is said instead. */
const ChangeCell = ({
  parts: { limits, mayChange, onChange },
  of,
}: {
  readonly parts: Parts
  readonly of: LimitOf
}) => {
  const t = useT()
  const waiting = limits.waiting.find((one) => one.kind === of.kind && one.target === of.target)
  if (waiting) {
    return (
      <Link className="o-link" to="/approvals">
        {t('trading.waits', { operator: waiting.askedBy })}
      </Link>
    )
  }
  return mayChange ? (
    <button type="button" className="o-link" onClick={() => onChange(of)}>
      {t('word.change')}
    </button>
  ) : (
    <span className="o-muted">trading.limits</span>
  )
}

const BrandPart = (parts: Parts) => {
  const t = useT()
  const { brand } = parts.limits
  if (!brand) return <p>{t('trading.noBets')}</p>
  return (
    <Panel
      title={t('trading.limitsOf.brand')}
      aside={
        <ChangeCell
          parts={parts}
          of={{ kind: 'changeBrandLimits', target: 'brand', before: brand }}
        />
      }
    >
      <FactList
        items={[
          { label: t('fact.stakeMin'), value: formatReais(brand.stakeMin) },
          { label: t('fact.slipMax'), value: formatReais(brand.slipMax) },
          { label: t('fact.payoutMax'), value: formatReais(brand.payoutMax) },
          {
            label: t('fact.memberMatchMax'),
            value: brand.memberMatchMax === null ? '–' : formatReais(brand.memberMatchMax),
          },
          {
            label: t('fact.liveDelayMs'),
            value: t('trading.milliseconds', { count: brand.liveDelayMs }),
          },
          {
            label: t('fact.suspendMs'),
            value: t('trading.milliseconds', { count: brand.suspendMs }),
          },
        ]}
      />
    </Panel>
  )
}

/** Limits of one kind, a row each, with the button that changes it. */
const LimitTable = <Row,>({
  parts,
  names,
  rows,
  ofRow,
  cells,
  note,
}: {
  readonly parts: Parts
  readonly names: readonly string[]
  readonly rows: readonly Row[]
  readonly ofRow: (row: Row) => {
    readonly of: LimitOf
    readonly name: string
    readonly hint?: string
  }
  /** Beside the name. */
  readonly cells: (row: Row) => readonly string[]
  readonly note?: string | false
}) => {
  const t = useT()
  return (
    <div className={`o-panel o-scroll ${styles['boxed']}`}>
      <table className="o-table">
        <thead>
          <tr>
            {names.map((name, index) => (
              <th key={name} scope="col" className={index > 0 ? 'o-number' : ''}>
                {name}
              </th>
            ))}
            <th scope="col">{t('word.change')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { of, name, hint } = ofRow(row)
            return (
              <tr key={of.target} title={hint}>
                <td>
                  <b>{name}</b>
                </td>
                {cells(row).map((cell, index) => (
                  <td key={names[index + 1]} className="o-number">
                    {cell}
                  </td>
                ))}
                <td>
                  <ChangeCell parts={parts} of={of} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {note && <p className={styles['hint']}>{note}</p>}
    </div>
  )
}

const MarketsPart = (parts: Parts) => {
  const t = useT()
  return (
    <LimitTable
      parts={parts}
      names={[
        t('fact.market'),
        t('trading.column.margin'),
        t('fact.isOnSale'),
        t('fact.stakeMax'),
        t('fact.liabilityMax'),
      ]}
      rows={parts.limits.markets}
      ofRow={({ kind, ...before }) => ({
        of: { kind: 'changeMarketLimits', target: kind, before },
        name: nameMarketKind(t, kind),
      })}
      cells={({ marginBp, isOnSale, stakeMax, liabilityMax }) => [
        formatBp(marginBp),
        t(isOnSale ? 'word.yes' : 'word.no'),
        formatAmount(stakeMax),
        orNone(liabilityMax),
      ]}
    />
  )
}

const LeaguesPart = (parts: Parts) => {
  const t = useT()
  return (
    <LimitTable
      parts={parts}
      names={[t('trading.league'), t('fact.slipMax'), t('fact.payoutMax'), t('fact.marginPlusBp')]}
      rows={parts.limits.leagues}
      ofRow={({ league, name, ...before }) => ({
        of: { kind: 'changeLeagueLimits', target: league, name, before },
        name,
      })}
      cells={({ slipMax, payoutMax, marginPlusBp }) => [
        orNone(slipMax),
        orNone(payoutMax),
        formatBp(marginPlusBp),
      ]}
      note={t('trading.lowestHolds')}
    />
  )
}

const MembersPart = ({ username, ...parts }: Parts & { readonly username: string | undefined }) => {
  const t = useT()
  const none = { slipMax: null, payoutMax: null, matchMax: null }
  const isNew = username !== undefined && parts.limits.members.length === 0
  const rows = isNew ? [{ username, ...none, changedAt: '', reason: '' }] : parts.limits.members
  return (
    <LimitTable
      parts={parts}
      names={[
        t('word.member'),
        t('fact.slipMax'),
        t('fact.payoutMax'),
        t('fact.matchMax'),
        t('word.since'),
      ]}
      rows={rows}
      ofRow={({ username: name, changedAt: _changedAt, reason, ...before }) => ({
        of: { kind: 'changeMemberLimits', target: name, before },
        name,
        hint: reason,
      })}
      cells={({ slipMax, payoutMax, matchMax, changedAt }) => [
        orNone(slipMax),
        orNone(payoutMax),
        orNone(matchMax),
        changedAt === '' ? '–' : formatMoment(changedAt),
      ]}
      note={rows.length === 0 && t('trading.noMemberLimits')}
    />
  )
}

/** Limits and margins of brand, markets, leagues and members; each change takes two persons. */
export const LimitsPage = () => {
  const t = useT()
  const { values, isIgnored, change } = useAddress({
    tab: readOneOf(tabs),
    username: readText(64),
    row: readText(40),
  })
  const { tab = 'leagues', username } = values
  const [of, setOf] = useState<LimitOf>()
  const mayChange = useRight('trading.limits') !== undefined
  const { data, error } = useQuery({
    queryKey: ['trading', 'limits', username],
    queryFn: () =>
      ask(listTradingLimits, { query: { ...(username !== undefined && { username }) } }),
  })
  const parts = data && { limits: data, mayChange, onChange: setOf }
  return (
    <Page
      title={t('trading.limits')}
      note={t('trading.limitsNote')}
      bar={
        <>
          <TradingTabs value="limits" />
          <Tabs
            label={t('trading.limits')}
            tabs={tabs.map((value) => ({ value, text: t(`trading.limitsOf.${value}`) }))}
            value={tab}
            onChange={(next) => change({ tab: next, username: '' })}
          />
          {tab === 'members' && (
            <FilterBar
              fields={[{ name: 'username', label: t('word.member'), kind: 'text', max: 64 }]}
              values={values}
              isIgnored={isIgnored}
              onChange={change}
            />
          )}
        </>
      }
    >
      {error && <p role="alert">{error.message}</p>}
      {!data && !error && <PartLoading />}
      {parts && tab === 'brand' && <BrandPart {...parts} />}
      {parts && tab === 'markets' && <MarketsPart {...parts} />}
      {parts && tab === 'leagues' && <LeaguesPart {...parts} />}
      {parts && tab === 'members' && <MembersPart {...parts} username={username} />}
      {of && data && (
        <LimitDialog of={of} marginBpMin={data.marginBpMin} onClose={() => setOf(undefined)} />
      )}
    </Page>
  )
}
