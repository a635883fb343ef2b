import {
  changeBrandLimits,
  changeLeagueLimits,
  changeMarketLimits,
  changeMemberLimits,
} from '@trevo/api-client/ops-endpoints.ts'
import type { TradingLimits } from '@trevo/contract/ops/trading/limits.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../core/api.ts'
import { useT } from '../../core/texts.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { Field } from '../../parts/field.tsx'
import { nameMarketKind } from './describe-market.ts'
import {
  hintOf,
  readTyped,
  typedOf,
  type FieldName,
  type Value,
  type Values,
} from './read-limits.ts'

type Brand = NonNullable<TradingLimits['brand']>
type Market = Omit<TradingLimits['markets'][number], 'kind'>
type League = Omit<TradingLimits['leagues'][number], 'league' | 'name'>
type Member = Omit<TradingLimits['members'][number], 'username' | 'changedAt' | 'reason'>

/** What is changed, with its values of now. */
export type LimitOf =
  | { readonly kind: 'changeBrandLimits'; readonly target: 'brand'; readonly before: Brand }
  | {
      readonly kind: 'changeMarketLimits'
      readonly target: TradingLimits['markets'][number]['kind']
      readonly before: Market
    }
  | {
      readonly kind: 'changeLeagueLimits'
      readonly target: string
      readonly name: string
      readonly before: League
    }
  | { readonly kind: 'changeMemberLimits'; readonly target: string; readonly before: Member }

/** Sends what was typed; the server's shape refuses anything else. */
const send = (of: LimitOf, values: Values, asked: { reason: string; requestId: string }) => {
  switch (of.kind) {
    case 'changeBrandLimits':
      return call(changeBrandLimits, { body: { ...of.before, ...(values as Brand), ...asked } })
    case 'changeMarketLimits':
      return call(changeMarketLimits, {
        params: { kind: of.target },
        body: { ...of.before, ...(values as Market), ...asked },
      })
    case 'changeLeagueLimits':
      return call(changeLeagueLimits, {
        params: { league: of.target },
        body: { ...of.before, ...(values as League), ...asked },
      })
    case 'changeMemberLimits':
      return call(changeMemberLimits, {
        body: { username: of.target, ...of.before, ...(values as Member), ...asked },
      })
    default:
      return of satisfies never
  }
}

const titleOf = (of: LimitOf, nameKind: (kind: string) => string): string => {
  if (of.kind === 'changeMarketLimits') return nameKind(of.target)
  if (of.kind === 'changeLeagueLimits') return of.name
  return of.kind === 'changeMemberLimits' ? of.target : ''
}

/** What is typed, what it reads as, and what is wrong with it. */
const useTypedLimits = (of: LimitOf, marginBpMin: number) => {
  const t = useT()
  const before = of.before as Values
  const names = Object.keys(before) as FieldName[] // of the contract's own shapes
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(names.map((name) => [name, typedOf(name, before[name] ?? null)])),
  )
  const isBrand = of.kind === 'changeBrandLimits'
  const read = names.map((name): readonly [FieldName, Value | undefined] => [
    name,
    name === 'isOnSale' ? typed[name] === 'true' : readTyped(name, typed[name] ?? '', isBrand),
  ])
  const wrong = read.find(([, value]) => value === undefined)
  const after = Object.fromEntries(read.filter(([, value]) => value !== undefined))
  const margin = after['marginBp']
  const problemOf = (): string | undefined => {
    if (wrong) return t('trading.problem.field', { field: t(`fact.${wrong[0]}`) })
    if (read.every(([name, value]) => value === (before[name] ?? null))) {
      return t('trading.problem.same')
    }
    return typeof margin === 'number' && margin < marginBpMin
      ? t('trading.problem.margin', { min: typedOf('marginBp', marginBpMin) })
      : undefined
  }
  const type = (name: FieldName, text: string) => setTyped({ ...typed, [name]: text })
  return { names, typed, type, before, after, problem: problemOf() }
}

const LimitField = ({
  name,
  typed,
  onType,
}: {
  readonly name: FieldName
  readonly typed: string
  readonly onType: (text: string) => void
}) => {
  const t = useT()
  if (name === 'isOnSale') {
    return (
      <Field label={t('fact.isOnSale')}>
        <select value={typed} onChange={({ currentTarget }) => onType(currentTarget.value)}>
          <option value="true">{t('word.yes')}</option>
          <option value="false">{t('word.no')}</option>
        </select>
      </Field>
    )
  }
  return (
    <Field label={t(`fact.${name}`)} hint={t(`trading.hint.${hintOf(name)}`)}>
      <input
        inputMode="decimal"
        maxLength={16}
        value={typed}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
    </Field>
  )
}

/** Other limits: old beside new while they are typed, then a second person. */
export const LimitDialog = ({
  of,
  marginBpMin,
  onClose,
}: {
  readonly of: LimitOf
  readonly marginBpMin: number
  readonly onClose: () => void
}) => {
  const t = useT()
  const queries = useQueryClient()
  const { names, typed, type, before, after, problem } = useTypedLimits(of, marginBpMin)
  return (
    <ActDialog
      title={`${t(`trading.change.${of.kind}`)} ${titleOf(of, (kind) => nameMarketKind(t, kind))}`}
      draft={`${of.kind} ${of.target}`}
      confirm={t('trading.askSecond')}
      isSecond
      change={{ before: { ...before }, after: { ...before, ...after } }}
      problem={problem}
      done={t('trading.asked')}
      onConfirm={async (asked) => {
        const answer = await send(of, after, asked)
        await queries.invalidateQueries({ queryKey: ['trading', 'limits'] })
        return answer
      }}
      onClose={onClose}
    >
      {names.map((name) => (
        <LimitField
          key={name}
          name={name}
          typed={typed[name] ?? ''}
          onType={(text) => type(name, text)}
        />
      ))}
    </ActDialog>
  )
}
