import {
  firstLimitKinds,
  firstLimitPeriods,
  type FirstLimitKind,
} from '@trevo/contract/wps/security/first-limits.ts'
import { unitOfKind } from '@trevo/contract/wps/limits.ts'
import { Field } from '@trevo/ui/field.tsx'
import { Problem } from '../../core/forms/problem.tsx'
import { proposals, type FirstChoice, type FirstChoices } from './first-choices.ts'
import styles from './first-limits.module.css'
import { useLimitWords } from './limit-words.ts'

type Props = {
  readonly choices: FirstChoices
  readonly onChange: (choices: FirstChoices) => void
  /** Those with an error, after an attempt to send. */
  readonly wrong: readonly FirstLimitKind[]
  /** Only what is missing is asked for. */
  readonly kinds?: readonly FirstLimitKind[]
}

/** How much to lose, how long to play: proposals to press, or a value of one's own. Nothing is chosen beforehand. */
export const FirstLimitsFields = ({ choices, onChange, wrong, kinds = firstLimitKinds }: Props) => (
  <>
    {kinds.map((kind) => (
      <OneLimit
        key={kind}
        kind={kind}
        choice={choices[kind]}
        isWrong={wrong.includes(kind)}
        onChange={(choice) => onChange({ ...choices, [kind]: choice })}
      />
    ))}
  </>
)

type ChoiceProps = {
  readonly kind: FirstLimitKind
  readonly choice: FirstChoice
  readonly onChange: (choice: FirstChoice) => void
}

const OneLimit = ({ isWrong, ...props }: ChoiceProps & { readonly isWrong: boolean }) => {
  const { t } = useLimitWords()
  const { kind, choice, onChange } = props
  const { period, value, isTyped } = choice
  const problem = isTyped ? 'limits.valueNeeded' : (`limits.first.needed.${kind}` as const)
  return (
    <fieldset className={styles['limit']}>
      <legend>
        {t(`limits.first.${kind}`)} <span aria-hidden="true">*</span>
      </legend>
      <p className={styles['about']}>{t(`limits.first.about.${kind}`)}</p>
      <Periods {...props} />
      <Values {...props} />
      {isTyped && (
        <Field
          label={t(`limits.value.${unitOfKind[kind]}`)}
          value={value}
          onChange={({ target }) => onChange({ period, value: target.value, isTyped: true })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
        />
      )}
      <Problem text={isWrong ? t(problem) : undefined} />
    </fieldset>
  )
}

const Periods = ({ kind, choice, onChange }: ChoiceProps) => {
  const { t } = useLimitWords()
  return (
    <div className={styles['periods']} role="radiogroup" aria-label={t('limits.first.period')}>
      {firstLimitPeriods.map((period) => (
        <label key={period}>
          <input
            type="radio"
            name={`${kind}-period`}
            checked={period === choice.period}
            onChange={() => onChange({ ...choice, period, ...(!choice.isTyped && { value: '' }) })}
          />
          {t(`limits.per.${period}`)}
        </label>
      ))}
    </div>
  )
}

const Values = ({ kind, choice, onChange }: ChoiceProps) => {
  const { t, valueOf } = useLimitWords()
  const { period, value: chosen, isTyped } = choice
  const words = proposals[kind][period].map((value) => ({
    value,
    label: valueOf(kind, value),
    isOwn: false,
  }))
  const own = { value: '', label: t('limits.first.other'), isOwn: true }
  return (
    <div className={styles['values']} role="radiogroup" aria-label={t(`limits.first.${kind}`)}>
      {[...words, own].map(({ value, label, isOwn }) => (
        <label key={value}>
          <input
            type="radio"
            name={kind}
            checked={isOwn ? isTyped : !isTyped && value === chosen}
            onChange={() => onChange({ period, value, isTyped: isOwn })}
          />
          {label}
        </label>
      ))}
    </div>
  )
}
