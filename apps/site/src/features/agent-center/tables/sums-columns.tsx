import type { TeamRow, TeamSums } from '@trevo/contract/wps/agents/team.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { Badge } from '@trevo/ui/badge.tsx'
import { formatAmount } from '@trevo/ui/money.tsx'
import { useLanguage } from '../../../core/language/language.tsx'
import styles from './sums-columns.module.css'
import type { Column } from '../../../core/tables/data-table.tsx'
import { useText } from '../../../core/language/use-text.ts'

const plain = (amount: string, locale: string): string =>
  formatAmount(amount, { locale }).replace(/R\$\s*/, '')

/** An amount without its currency, as tables show it. */
export const usePlain = () => {
  const { locale } = useLanguage()
  return (amount: string) => plain(amount, locale)
}

/** Two wire amounts, added exactly. */
export const addText = (one: string, other: string): string =>
  formatMoney(parseMoney(one) + parseMoney(other))

const keys = ['deposit', 'withdraw', 'bet', 'win', 'rebate', 'promotion', 'profit'] as const

export const addSums = (one: TeamSums, other: TeamSums): TeamSums => {
  const added: Record<string, string> = {}
  for (const key of [...keys, 'transferIn', 'transferOut'] as const) {
    added[key] = addText(one[key], other[key])
  }
  return added as TeamSums // every key of it was set above
}

const labelOf = {
  deposit: 'common.deposits',
  withdraw: 'common.withdrawals',
  bet: 'bet',
  win: 'common.prizes',
  rebate: 'common.rebate',
  promotion: 'nav.PROMO',
  profit: 'profit',
} as const

/** Whose row it is, and the size of their downline. */
export const usePersonColumns = (onOpen: (row: TeamRow) => void): readonly Column<TeamRow>[] => {
  const t = useText('agent-center')
  return [
    {
      key: 'name',
      label: t('common.account'),
      isText: true,
      text: (row) => row.name,
      show: (row) => <Person row={row} onOpen={onOpen} />,
    },
    {
      key: 'people',
      label: t('people'),
      text: (row) => String(row.teamSize),
      show: (row) => row.teamSize,
    },
  ]
}

/** Money columns for a person, for the team below, or for both. */
export const useTeamColumns = (
  pick: (row: TeamRow) => TeamSums,
  onOpen: (row: TeamRow) => void,
): readonly Column<TeamRow>[] => {
  const t = useText('agent-center')
  const show = usePlain()
  return [
    ...usePersonColumns(onOpen),
    ...keys.map((key) => ({
      key,
      label: t(labelOf[key]),
      text: (row: TeamRow) => pick(row)[key],
      show: (row: TeamRow) => show(pick(row)[key]),
      ...(key === 'profit' && { sign: (row: TeamRow) => pick(row).profit }),
    })),
  ]
}

const Person = ({
  row,
  onOpen,
}: {
  readonly row: TeamRow
  readonly onOpen: (row: TeamRow) => void
}) => {
  const t = useText('agent-center')
  const badge = (
    <Badge look={row.isAgent ? 'new' : 'muted'}>{t(row.isAgent ? 'common.agent' : 'member')}</Badge>
  )
  if (row.memberId === '') return <span className={styles['person']}>{row.name}</span>
  return (
    <span className={styles['person']}>
      <button
        type="button"
        aria-label={t('openTeam', { name: row.name })}
        onClick={() => onOpen(row)}
      >
        {row.name}
      </button>
      {badge}
    </span>
  )
}
