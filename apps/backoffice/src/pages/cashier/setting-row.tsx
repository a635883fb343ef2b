import { useT } from '../../core/texts.tsx'
import { describeField } from '../../parts/describe-fact.ts'
import type { SettingField, SettingValue } from './setting-fields.ts'
import { typedText } from './typed-text.ts'
import styles from './cashier.module.css'

type Props = {
  readonly field: SettingField
  readonly value: SettingValue | undefined
  /** What was typed; undefined while the present value stays. */
  readonly typed: string | undefined
  readonly isChanged: boolean
  readonly isWrong: boolean
  readonly mayChange: boolean
  readonly onType: (text: string) => void
}

const Input = ({ field, value, typed, isWrong, mayChange, onType }: Props) => {
  const t = useT()
  const text = typed ?? typedText(value, field.kind)
  const label = t('cashier.newValue', { name: t(field.label) })
  if (field.kind === 'flag') {
    return (
      <select
        aria-label={label}
        disabled={!mayChange}
        value={text}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      >
        <option value="true">{t('word.yes')}</option>
        <option value="false">{t('word.no')}</option>
      </select>
    )
  }
  return (
    <input
      aria-label={label}
      aria-invalid={isWrong || undefined}
      inputMode={field.kind === 'text' ? 'text' : 'decimal'}
      maxLength={200}
      disabled={!mayChange}
      value={text}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
  )
}

/** One setting: what it is now, and what it would be. */
export const SettingRow = (props: Props) => {
  const t = useT()
  const { field, value, isChanged, isWrong } = props
  const now = describeField(t, field.name, typeof value === 'object' ? [...value] : value)
  return (
    <tr data-changed={isChanged || undefined}>
      <th scope="row">
        {t(field.label)}
        {field.hint && <span className={styles['hint']}>{t(field.hint)}</span>}
      </th>
      <td className={isChanged ? styles['old'] : undefined}>{isChanged ? <s>{now}</s> : now}</td>
      <td>
        <Input {...props} />
        {isWrong && <span className={styles['wrong']}>{t('cashier.wrong')}</span>}
      </td>
    </tr>
  )
}
