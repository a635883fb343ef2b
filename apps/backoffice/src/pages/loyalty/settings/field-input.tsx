import { useInfiniteQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { OfficeKey } from '@trevo/i18n/office/areas.ts'
import { formatDecimal } from '../../../core/format.ts'
import { rowsOf } from '../../../core/list-pages.ts'
import { useT, type T } from '../../../core/texts.tsx'
import { Field } from '../../../parts/field.tsx'
import {
  AmountInput,
  ChoiceInput,
  LongInput,
  NumberInput,
  PercentInput,
  TextInput,
} from '../../../parts/inputs.tsx'
import { missionsQuery } from './loyalty-queries.ts'
import type { SingleSpec } from './setting-specs.ts'
import styles from './settings.module.css'

type Props = {
  readonly spec: SingleSpec
  readonly value: unknown
  readonly isReadOnly: boolean
  readonly onChange: (value: unknown) => void
}

const countMax = 2_147_483_647
const asText = (value: unknown): string => (typeof value === 'string' ? value : '')
const asNumber = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** The text of a choice: `loyalty.period` and `DAILY` are `loyalty.period.DAILY`. */
export const textOfChoice = (t: T, prefix: string, choice: string): string =>
  t(`${prefix}.${choice}` as OfficeKey)

/** A chance in percent with four decimals; it is kept in parts of a million. */
const ChanceInput = ({
  label,
  value,
  onChange,
}: {
  readonly label: ReactNode
  readonly value: number
  readonly onChange: (weight: number) => void
}) => {
  const [typed, setTyped] = useState<string>()
  return (
    <Field label={label}>
      <input
        value={typed ?? formatDecimal((value / 10_000).toFixed(4))}
        inputMode="decimal"
        maxLength={9}
        className="o-number"
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          const number = Number(currentTarget.value.replace(',', '.'))
          if (!Number.isNaN(number)) onChange(Math.round(number * 10_000))
        }}
        onBlur={() => setTyped(undefined)}
      />
    </Field>
  )
}

/** One of the missions that run, or none. */
const MissionInput = ({
  label,
  value,
  onChange,
}: {
  readonly label: ReactNode
  readonly value: number
  readonly onChange: (missionId: number | null) => void
}) => {
  const t = useT()
  const { data } = useInfiniteQuery(missionsQuery('current'))
  const missions = rowsOf(data)
  return (
    <ChoiceInput
      label={label}
      value={value === 0 ? '' : String(value)}
      choices={[
        { value: '', text: t('word.none') },
        ...missions.map(({ missionId, names }) => ({ value: String(missionId), text: names.PT })),
      ]}
      onChange={(id) => onChange(id === '' ? null : Number(id))}
    />
  )
}

/** A text in both languages. */
const Texts = ({
  spec,
  value,
  onChange,
}: Omit<Props, 'isReadOnly'> & { readonly spec: Extract<SingleSpec, { kind: 'texts' }> }) => {
  const t = useT()
  const texts: Readonly<Record<string, unknown>> =
    typeof value === 'object' && value !== null ? { ...value } : {}
  const Input = spec.isLong ? LongInput : TextInput
  return (
    <div className={styles['texts']}>
      {(['PT', 'EN'] as const).map((language) => (
        <Input
          key={language}
          label={`${t(spec.label)} · ${language}`}
          value={asText(texts[language])}
          max={spec.max}
          onChange={(text) => onChange({ PT: '', EN: '', ...texts, [language]: text })}
        />
      ))}
    </div>
  )
}

/** One field of a setting by its kind. */
const Input = ({ spec, value, onChange }: Omit<Props, 'isReadOnly'>) => {
  const t = useT()
  const base = { label: t(spec.label), ...(spec.hint && { hint: t(spec.hint) }) }
  switch (spec.kind) {
    case 'money':
      return <AmountInput {...base} value={asText(value)} onChange={onChange} />
    case 'moneyOrNone':
      return (
        <AmountInput
          {...base}
          value={asText(value)}
          onChange={(amount) => onChange(amount.trim() === '' ? null : amount)}
        />
      )
    case 'percent':
      return <PercentInput {...base} value={asNumber(value)} onChange={onChange} />
    case 'chance':
      return <ChanceInput label={base.label} value={asNumber(value)} onChange={onChange} />
    case 'count':
    case 'countOrNone':
      return (
        <NumberInput
          {...base}
          value={typeof value === 'number' ? value : null}
          max={spec.max ?? countMax}
          onChange={(count) => onChange(count ?? (spec.kind === 'count' ? 0 : null))}
        />
      )
    case 'flag':
      return (
        <ChoiceInput
          {...base}
          value={value === true ? 'yes' : 'no'}
          choices={[
            { value: 'yes', text: t('word.yes') },
            { value: 'no', text: t('word.no') },
          ]}
          onChange={(choice) => onChange(choice === 'yes')}
        />
      )
    case 'choice':
      return (
        <ChoiceInput
          {...base}
          value={asText(value)}
          choices={spec.choices.map((one) => ({
            value: one,
            text: textOfChoice(t, spec.text, one),
          }))}
          onChange={onChange}
        />
      )
    case 'mission':
      return <MissionInput {...base} value={asNumber(value)} onChange={onChange} />
    case 'texts':
      return <Texts spec={spec} value={value} onChange={onChange} />
    case 'text':
      return <TextInput {...base} value={asText(value)} max={60} onChange={onChange} />
    default:
      return spec satisfies never
  }
}

/** The same, locked for those who may only read. */
export const FieldInput = ({ isReadOnly, ...field }: Props) => (
  <fieldset className={styles['one']} disabled={isReadOnly}>
    <Input {...field} />
  </fieldset>
)
