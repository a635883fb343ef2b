import type { Facts } from '@trevo/contract/ops/approvals.ts'
import { BrandChange, type BrandSection } from '@trevo/contract/ops/company/brands.ts'
import type { OfficeKey } from '@trevo/i18n/office/areas.ts'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { formatMoment } from '../../core/format.ts'
import { useRight } from '../../core/operator.ts'
import { needs } from '../../core/names/needs.ts'
import { useT } from '../../core/texts.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { Field } from '../../parts/field.tsx'
import { lastMoment } from '../../parts/inputs.tsx'
import { Panel } from '../../parts/panel.tsx'
import styles from './brands.module.css'
import { useFormValues, type FormValues } from '../../core/form-values.ts'
import { useBrand, useChangeBrand, type Brand } from './use-brand.ts'

export type FieldSpec = {
  readonly name: string
  readonly kind: 'switch' | 'text' | 'lines' | 'long' | 'number' | 'moment' | 'choice'
  readonly label: OfficeKey
  readonly hint?: OfficeKey
  readonly max?: number
  readonly options?: readonly string[]
  /** The options themselves are shown if absent. */
  readonly optionText?: (option: string) => OfficeKey
}

export type SectionSpec = {
  readonly section: BrandSection
  readonly title: OfficeKey
  readonly fields: readonly FieldSpec[]
  read(brand: Brand): FormValues
  /** Undefined or of a wrong shape while something typed is not possible. */
  write(values: FormValues): unknown
}

type InputProps = {
  readonly field: FieldSpec
  readonly value: string | boolean
  readonly isReadOnly: boolean
  readonly onChange: (value: string | boolean) => void
}

const SwitchField = ({ field, value, isReadOnly, onChange }: InputProps) => {
  const t = useT()
  return (
    <label className={styles['switch']}>
      <input
        type="checkbox"
        checked={value === true}
        disabled={isReadOnly}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>
        <b>{t(field.label)}</b>
        {field.hint && <span className="o-muted">{t(field.hint)}</span>}
      </span>
    </label>
  )
}

const TypedInput = ({ field, value, isReadOnly, onChange }: InputProps) => {
  const t = useT()
  const text = typeof value === 'string' ? value : ''
  const common = { value: text, disabled: isReadOnly }
  if (field.kind === 'choice') {
    return (
      <select {...common} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {field.options?.map((one) => (
          <option key={one} value={one}>
            {field.optionText ? t(field.optionText(one)) : one}
          </option>
        ))}
      </select>
    )
  }
  if (field.kind === 'long' || field.kind === 'lines') {
    return (
      <textarea
        {...common}
        rows={3}
        maxLength={field.max}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    )
  }
  return (
    <input
      {...common}
      type={field.kind === 'moment' ? 'datetime-local' : 'text'}
      max={field.kind === 'moment' ? lastMoment : undefined}
      inputMode={field.kind === 'number' ? 'decimal' : undefined}
      maxLength={field.max}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

const FormField = (props: InputProps) => {
  const t = useT()
  const { field } = props
  if (field.kind === 'switch') return <SwitchField {...props} />
  return (
    <Field label={t(field.label)} hint={field.hint && t(field.hint)}>
      <TypedInput {...props} />
    </Field>
  )
}

/** A change of this section that waits for another person. */
export const WaitingNote = ({ section }: { readonly section: string }) => {
  const t = useT()
  const found = useBrand().waiting.find((one) => one.section === section)
  if (!found) return null
  const { askedBy, askedAt, reason, requestId } = found
  return (
    <p role="status" className={styles['waiting']}>
      {t('brands.waits', { who: askedBy, when: formatMoment(askedAt), reason })}{' '}
      <Link className="o-link" to={`/approvals/${requestId}`}>
        {t('brands.inbox')}
      </Link>
    </p>
  )
}

/** A section as facts: texts of both languages are fields of their own. */
const factsOf = (change: Readonly<Record<string, unknown>>): Facts => {
  const { section: _, texts, rules, modules, ...others } = change
  return { ...others, ...Object(texts), ...Object(rules), ...Object(modules) } as Facts // data of JSON
}

/** The button that compares and asks; beside it, what undoes the typing. */
export const AskBar = ({
  section,
  title,
  before,
  next,
  isEdited,
  onReset,
}: {
  readonly section: BrandSection
  readonly title: string
  readonly before: Readonly<Record<string, unknown>>
  readonly next: unknown
  readonly isEdited: boolean
  readonly onReset: () => void
}) => {
  const t = useT()
  const mayChange = useRight('brands.change') !== undefined
  const { askFor } = useChangeBrand()
  const [isAsking, setAsking] = useState(false)
  const parsed = BrandChange.safeParse(next)
  if (!mayChange) return <p className="o-muted">{needs(t, 'brands.change')}</p>
  return (
    <div className={styles['acts']}>
      {isEdited && !parsed.success && (
        <span role="alert" className={styles['error']}>
          {t('brands.invalid')}
        </span>
      )}
      <button type="button" className="o-btn" aria-disabled={!isEdited} onClick={onReset}>
        {t('brands.reset')}
      </button>
      <button
        type="button"
        className="o-btn o-go"
        aria-disabled={!isEdited || !parsed.success}
        onClick={() => setAsking(isEdited && parsed.success)}
      >
        {t('brands.compare')}
      </button>
      {isAsking && parsed.success && (
        <ActDialog
          title={title}
          draft={`brand ${section}`}
          confirm={t('brands.ask')}
          isSecond
          change={{ before: factsOf(before), after: factsOf(parsed.data) }}
          done=""
          onConfirm={async (asked) => {
            const answer = await askFor(parsed.data, asked)
            if (answer.ok) onReset()
            return answer
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}

/** The fields of a section, and asking for their change. */
export const SectionForm = ({
  spec,
  aside,
}: {
  readonly spec: SectionSpec
  /** Shown beside the fields with what is typed. */
  readonly aside?: (values: FormValues) => ReactNode
}) => {
  const t = useT()
  const brand = useBrand()
  const isReadOnly = useRight('brands.change') === undefined
  const { section, title, fields } = spec
  const stored = spec.read(brand)
  const { values, isEdited, change, reset } = useFormValues(`brand ${section}`, stored)
  return (
    <Panel title={t(title)}>
      <div className={styles['form']}>
        <WaitingNote section={section} />
        <div className={aside ? styles['split'] : undefined}>
          <div className={styles['fields']}>
            {fields.map((field) => (
              <FormField
                key={field.name}
                field={field}
                value={values[field.name] ?? ''}
                isReadOnly={isReadOnly}
                onChange={(value) => change(field.name, value)}
              />
            ))}
          </div>
          {aside?.(values)}
        </div>
        <AskBar
          section={section}
          title={t(title)}
          before={{ ...(spec.write(stored) as object) }}
          next={spec.write(values)}
          isEdited={isEdited}
          onReset={reset}
        />
      </div>
    </Panel>
  )
}
