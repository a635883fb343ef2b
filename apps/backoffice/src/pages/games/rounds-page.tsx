import type { OpsRound } from '@trevo/contract/ops/rounds.ts'
import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { formatAmount, formatMoment } from '../../core/format.ts'
import { usePreferences } from '../../core/preferences.ts'
import { useT } from '../../core/texts.tsx'
import { wholeList, DataTable, type Column } from '../../parts/data-table.tsx'
import { EnterKey } from '../../parts/enter-key.tsx'
import { FilterBar, type FilterField } from '../../parts/filter-bar.tsx'
import { usernameOf } from '../../core/member-link.tsx'
import { Page } from '../../parts/page.tsx'
import { readId, readOneOf, useAddress } from '../../parts/use-address.ts'
import { GamesTabs } from './games-tabs.tsx'
import styles from './games.module.css'
import { roundsQuery } from './use-games.ts'

const states = ['open', 'settled', 'rolled_back'] as const
const stateTone = { open: 'o-info', settled: 'o-ok', rolled_back: '' } as const
const spans = ['1', '2', '7', '30', '60'] as const

const addressOf = (vendor: string, roundId: string): string =>
  `/games/rounds/${encodeURIComponent(roundId)}?vendor=${encodeURIComponent(vendor)}`

const useColumns = (): readonly Column<OpsRound>[] => {
  const t = useT()
  const { language } = usePreferences()
  return [
    { key: 'game', heading: t('word.game'), cell: ({ gameNames }) => gameNames[language] },
    { key: 'round', heading: t('word.round'), kind: 'code', cell: ({ roundId }) => roundId },
    {
      key: 'member',
      heading: t('word.member'),
      isExtra: true,
      cell: ({ account }) => usernameOf(account),
    },
    { key: 'vendor', heading: t('word.vendor'), isExtra: true, cell: ({ vendor }) => vendor },
    {
      key: 'state',
      heading: t('word.state'),
      cell: ({ status }) => (
        <span className={`o-pill ${stateTone[status]}`}>{t(`games.state.${status}`)}</span>
      ),
    },
    {
      key: 'stake',
      heading: t('games.column.stake'),
      kind: 'number',
      cell: ({ stake }) => formatAmount(stake),
    },
    {
      key: 'payout',
      heading: t('games.column.payout'),
      kind: 'number',
      cell: ({ payout }) => formatAmount(payout),
    },
    {
      key: 'at',
      heading: t('word.when'),
      isMuted: true,
      isExtra: true,
      cell: ({ startedAt }) => formatMoment(startedAt),
    },
  ]
}

/** A round by its id, at the vendor that is named. */
const FindRound = ({ vendors }: { readonly vendors: readonly string[] }) => {
  const t = useT()
  const navigate = useNavigate()
  const [vendor, setVendor] = useState('')
  const [roundId, setRoundId] = useState('')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const named = vendor || vendors[0]
    if (named && roundId.trim() !== '') void navigate(addressOf(named, roundId.trim()))
  }
  return (
    <form
      role="search"
      aria-label={t('games.roundId')}
      className={styles['find']}
      onSubmit={submit}
    >
      <select
        aria-label={t('word.vendor')}
        value={vendor || vendors[0]}
        onChange={({ currentTarget }) => setVendor(currentTarget.value)}
      >
        {vendors.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <input
        aria-label={t('games.roundId')}
        placeholder={t('games.roundId')}
        maxLength={64}
        value={roundId}
        onChange={({ currentTarget }) => setRoundId(currentTarget.value)}
      />
      <button type="submit" className="o-btn">
        {t('games.openRound')} <EnterKey />
      </button>
    </form>
  )
}

const useFields = (vendors: readonly string[]): readonly FilterField[] => {
  const t = useT()
  return [
    {
      name: 'vendor',
      label: t('word.vendor'),
      kind: 'choice',
      any: t('games.anyVendor'),
      options: vendors.map((value) => ({ value, text: value })),
    },
    {
      name: 'status',
      label: t('word.state'),
      kind: 'choice',
      any: t('games.anyState'),
      options: states.map((value) => ({ value, text: t(`games.state.${value}`) })),
    },
    {
      name: 'days',
      label: t('word.since'),
      kind: 'choice',
      any: t('games.days', { count: 2 }),
      options: spans
        .filter((one) => one !== '2')
        .map((value) => ({ value, text: t('games.days', { count: Number(value) }) })),
    },
  ]
}

/** Rounds of the brand's members at every vendor, and one by its id. */
export const RoundsPage = () => {
  const t = useT()
  const navigate = useNavigate()
  const columns = useColumns()
  const address = useAddress({
    vendor: readId(/^[\w-]{1,32}$/),
    status: readOneOf(states),
    days: readOneOf(spans),
  })
  const { vendor, status, days = '2' } = address.values
  const query = useQuery(
    roundsQuery({ ...(vendor && { vendor }), ...(status && { status }), days: Number(days) }),
  )
  const { data = [] } = query
  const vendors = [...new Set(['BGS', ...data.map((round) => round.vendor)])].toSorted()
  const fields = useFields(vendors)
  return (
    <Page
      isTable
      title={t('office.games')}
      note={t('games.roundsNote')}
      aside={<GamesTabs value="rounds" />}
      bar={
        <>
          <FindRound vendors={vendors} />
          <FilterBar
            fields={fields}
            values={address.values}
            isIgnored={address.isIgnored}
            onChange={address.change}
          />
        </>
      }
    >
      <DataTable
        label={t('games.part.rounds')}
        columns={columns}
        rows={data}
        keyOf={(round) => `${round.vendor} ${round.roundId}`}
        query={wholeList(query)}
        onOpen={(key) => {
          const space = key.indexOf(' ')
          void navigate(addressOf(key.slice(0, space), key.slice(space + 1)))
        }}
      />
    </Page>
  )
}
