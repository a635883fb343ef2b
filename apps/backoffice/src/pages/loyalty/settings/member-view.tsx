import type { LoyaltySubject } from '@trevo/contract/ops/giving/loyalty-settings.ts'
import { formatAmount, formatPercent, formatRate, formatReais } from '../../../core/format.ts'
import { useT, type T } from '../../../core/texts.tsx'
import { isAmount } from '../../../parts/inputs.tsx'
import { nameProduct } from '../../reports/name-product.ts'
import { textOfChoice } from './field-input.tsx'
import { valueIn, type Draft } from './setting-draft.ts'
import styles from './settings.module.css'

const textIn = (draft: Draft, name: string): string => {
  const value = valueIn(draft, name)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
const rowsIn = (draft: Draft, name: string): readonly Draft[] => {
  const value = draft[name]
  return Array.isArray(value) ? value : []
}
const reaisIn = (draft: Draft, name: string): string => {
  const amount = textIn(draft, name)
  return isAmount(amount) ? formatReais(amount) : '–'
}

/** A prize as members read it. */
const prizeText = (t: T, prize: Draft): string => {
  const [type, amount] = [textIn(prize, 'type'), textIn(prize, 'amount')]
  if (type === 'draw') return textOfChoice(t, 'loyalty.ticket', textIn(prize, 'draw'))
  if (type === 'physical') return textIn(prize, 'names.PT')
  if (!isAmount(amount)) return '–'
  if (type === 'points') return t('loyalty.say.points', { points: formatAmount(amount) })
  if (type !== 'freeRounds') return formatReais(amount)
  return t('loyalty.say.rounds', { count: textIn(prize, 'count'), stake: formatReais(amount) })
}

const span = (row: Draft): string => {
  const [from, to] = [textIn(row, 'from'), textIn(row, 'to')]
  if (to === '') return `${from}+`
  return from === to ? from : `${from}–${to}`
}

const chance = (row: Draft): string => formatPercent(Number(textIn(row, 'weight')) / 10_000, 4)

type Line = { readonly key: string; readonly left: string; readonly right: string }

const missionLines = (t: T, draft: Draft): readonly Line[] => {
  const type = textIn(draft, 'type')
  const target = type === 'STAKED' ? reaisIn(draft, 'target') : textIn(draft, 'target')
  const prize = draft['prize']
  return [
    {
      key: 'target',
      left: `${textOfChoice(t, 'loyalty.counts', type)}, ${textOfChoice(t, 'loyalty.period', textIn(draft, 'period'))}`,
      right: target,
    },
    {
      key: 'prize',
      left: t('fact.prize'),
      right: typeof prize === 'object' && prize !== null ? prizeText(t, { ...prize }) : '–',
    },
  ]
}

const levelLines = (draft: Draft): readonly Line[] =>
  rowsIn(draft, 'levels').map((row, rank) => ({
    key: String(rank),
    left: `${rank} · ${textIn(row, 'names.PT')} / ${textIn(row, 'names.EN')}`,
    right: `${reaisIn(row, 'period')} · ${reaisIn(row, 'total')}`,
  }))

const linesOf = (t: T, subject: LoyaltySubject, draft: Draft): readonly Line[] => {
  const numbered = (
    rows: readonly Draft[],
    left: (row: Draft) => string,
    right: (row: Draft) => string,
  ) => rows.map((row, index) => ({ key: String(index), left: left(row), right: right(row) }))
  const amount = (row: Draft) => reaisIn(row, 'amount')
  switch (subject) {
    case 'rebate':
      return numbered(
        rowsIn(draft, 'products'),
        (row) => nameProduct(t, textIn(row, 'product')),
        (row) => formatRate(Number(textIn(row, 'rateBp'))),
      )
    case 'levels':
      return levelLines(draft)
    case 'referral':
      return numbered(
        rowsIn(draft, 'tiers'),
        (row) => t('loyalty.say.friend', { span: span(row) }),
        amount,
      )
    case 'ranking':
      return numbered(
        rowsIn(draft, 'prizes'),
        (row) => t('loyalty.say.place', { span: span(row) }),
        amount,
      )
    case 'raffle': {
      const prizes: readonly unknown[] = Array.isArray(draft['prizes']) ? draft['prizes'] : []
      return prizes.map((prize, index) => ({
        key: String(index),
        left: t('loyalty.say.prize', { place: index + 1 }),
        right: reaisIn({ prize }, 'prize'),
      }))
    }
    case 'points':
      return numbered(
        rowsIn(draft, 'rules'),
        (row) => `${textIn(row, 'product')}, ${reaisIn(row, 'stake')}`,
        (row) => prizeText(t, { type: 'points', amount: row['points'] }),
      )
    case 'draw':
      return numbered(rowsIn(draft, 'prizes'), (row) => prizeText(t, row), chance)
    case 'mission':
      return missionLines(t, draft)
    case 'mallItem':
      return [
        {
          key: 'price',
          left: prizeText(t, { type: 'points', amount: draft['points'] }),
          right: textIn(draft, 'amount') === '0.00' ? '' : `+ ${reaisIn(draft, 'amount')}`,
        },
      ]
    default:
      return subject satisfies never
  }
}

/** What a member reads of a setting, in both languages where it has names. */
export const MemberView = ({
  subject,
  setting,
}: {
  readonly subject: LoyaltySubject
  readonly setting: Draft
}) => {
  const t = useT()
  const names = (['PT', 'EN'] as const).map((code) => textIn(setting, `names.${code}`))
  const lines = linesOf(t, subject, setting)
  return (
    <div className={styles['member']}>
      {names.some((name) => name !== '') && (
        <p>
          <b>{names[0] || '–'}</b> <span className="o-muted">{names[1] || '–'}</span>
        </p>
      )}
      {subject === 'mallItem' && <p className="o-muted">{textIn(setting, 'conditions.PT')}</p>}
      <ul>
        {lines.map(({ key, left, right }) => (
          <li key={key}>
            <span>{left}</span>
            <b>{right}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}
