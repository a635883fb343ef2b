import { registerFields, type FieldRule, type RegisterField } from '@trevo/contract/wps/system.ts'
import { checkField } from '@trevo/field-rules/check-field.ts'
import { isLinearPattern } from '@trevo/field-rules/linear-pattern.ts'
import { useState } from 'react'
import { useRight } from '../../core/operator.ts'
import { useT } from '../../core/texts.tsx'
import { Field } from '../../parts/field.tsx'
import { Panel } from '../../parts/panel.tsx'
import styles from './brands.module.css'
import { numberOf, textOf, useFormValues, type FormValues } from '../../core/form-values.ts'
import { AskBar, WaitingNote } from './section-form.tsx'
import { useBrand, type Brand } from './use-brand.ts'

const storedOf = ({ register: { rules } }: Brand): FormValues =>
  Object.fromEntries(
    registerFields.flatMap((field) => {
      const rule = rules[field]
      return [
        [`${field} enabled`, rule.enabled],
        [`${field} required`, rule.required],
        [`${field} min`, String(rule.minLength)],
        [`${field} max`, String(rule.maxLength)],
        [`${field} catalogue`, String(rule.patternId)],
        [`${field} pattern`, rule.acceptedPattern],
      ]
    }),
  )

const ruleIn = (values: FormValues, field: RegisterField): FieldRule => ({
  acceptedPattern: textOf(values, `${field} pattern`),
  minLength: numberOf(values, `${field} min`),
  maxLength: numberOf(values, `${field} max`),
  patternId: numberOf(values, `${field} catalogue`),
  enabled: values[`${field} enabled`] === true,
  required: values[`${field} required`] === true,
})

const writeRules = (values: FormValues) => ({
  section: 'register',
  rules: Object.fromEntries(registerFields.map((field) => [field, ruleIn(values, field)])),
})

/** One field as members meet it, checked by the same rules as on the site. */
const TriedField = ({
  field,
  rule,
}: {
  readonly field: RegisterField
  readonly rule: FieldRule
}) => {
  const t = useT()
  const [typed, setTyped] = useState('')
  const isKnown = rule.patternId >= 0 && rule.patternId <= 22
  const problem = typed !== '' && isKnown ? checkField(rule, typed) : undefined
  const outcome = problem
    ? t('brands.register.fitsNot', { min: problem.min, max: problem.max })
    : t('brands.register.fits')
  return (
    <Field
      label={`${t(`brands.field.${field}`)}${rule.required ? ' *' : ''}`}
      {...(problem ? { error: outcome } : { hint: typed === '' ? undefined : outcome })}
    >
      <input
        value={typed}
        placeholder={t('brands.register.try')}
        aria-invalid={problem !== undefined}
        maxLength={200}
        autoComplete="off"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </Field>
  )
}

type RowProps = {
  readonly field: RegisterField
  readonly values: FormValues
  readonly isReadOnly: boolean
  readonly change: (name: string, value: string | boolean) => void
}

const RuleRow = ({ field, values, isReadOnly, change }: RowProps) => {
  const t = useT()
  const name = t(`brands.field.${field}`)
  const isBroken = !isLinearPattern(textOf(values, `${field} pattern`))
  const box = (part: 'enabled' | 'required', label: string) => (
    <input
      type="checkbox"
      aria-label={`${name}: ${label}`}
      disabled={isReadOnly}
      checked={values[`${field} ${part}`] === true}
      onChange={({ currentTarget }) => change(`${field} ${part}`, currentTarget.checked)}
    />
  )
  const text = (part: 'min' | 'max' | 'catalogue' | 'pattern', label: string) => (
    <input
      aria-label={`${name}: ${label}`}
      aria-invalid={part === 'pattern' && isBroken}
      title={part === 'pattern' && isBroken ? t('brands.register.broken') : undefined}
      disabled={isReadOnly}
      maxLength={part === 'pattern' ? 500 : 3}
      value={textOf(values, `${field} ${part}`)}
      onChange={({ currentTarget }) => change(`${field} ${part}`, currentTarget.value)}
    />
  )
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{box('enabled', t('brands.register.shown'))}</td>
      <td>{box('required', t('brands.register.required'))}</td>
      <td>{text('min', t('brands.register.min'))}</td>
      <td>{text('max', t('brands.register.max'))}</td>
      <td>{text('catalogue', t('brands.register.catalogue'))}</td>
      <td className={styles['wide']}>{text('pattern', t('brands.register.pattern'))}</td>
    </tr>
  )
}

/** Rules of the sign-up form beside the form that they make. */
export const RegisterTab = () => {
  const t = useT()
  const brand = useBrand()
  const isReadOnly = useRight('brands.change') === undefined
  const stored = storedOf(brand)
  const { values, isEdited, change, reset } = useFormValues('brand register', stored)
  const shown = registerFields.filter((field) => values[`${field} enabled`] === true)
  return (
    <div className={styles['columns']}>
      <Panel title={t('brands.tab.register')} note={t('brands.register.patternHint')}>
        <div className={styles['form']}>
          <WaitingNote section="register" />
          <div className="o-scroll">
            <table className={`o-table ${styles['rules']}`}>
              <thead>
                <tr>
                  <th scope="col">{t('brands.register.field')}</th>
                  <th scope="col">{t('brands.register.shown')}</th>
                  <th scope="col">{t('brands.register.required')}</th>
                  <th scope="col">{t('brands.register.min')}</th>
                  <th scope="col">{t('brands.register.max')}</th>
                  <th scope="col">{t('brands.register.catalogue')}</th>
                  <th scope="col">{t('brands.register.pattern')}</th>
                </tr>
              </thead>
              <tbody>
                {registerFields.map((field) => (
                  <RuleRow key={field} {...{ field, values, isReadOnly, change }} />
                ))}
              </tbody>
            </table>
          </div>
          <AskBar
            section="register"
            title={t('brands.tab.register')}
            before={writeRules(stored)}
            next={writeRules(values)}
            isEdited={isEdited}
            onReset={reset}
          />
        </div>
      </Panel>
      <Panel title={t('brands.preview')}>
        <div className={styles['form']}>
          {shown.map((field) => (
            <TriedField key={field} field={field} rule={ruleIn(values, field)} />
          ))}
        </div>
      </Panel>
    </div>
  )
}
