import { useT } from '../../../core/texts.tsx'
import { Field } from '../../../parts/field.tsx'
import styles from './games.module.css'
import type { ChangeKindName, Typed } from './read-change.ts'

type Props = {
  readonly kind: ChangeKindName
  readonly typed: Typed
  readonly onChange: (name: string, value: string) => void
}

const fieldNames = {
  interval: ['everySec', 'first', 'last', 'breaks', 'weekdays', 'timeZone'],
  times: ['times', 'weekdays', 'timeZone'],
  limits: ['order', 'prize', 'multiple', 'memberDraw', 'draw'],
  play: ['playId', 'order'],
  exposure: ['playId', 'line'],
} as const

const hints = {
  breaks: 'lottery.hint.breaks',
  weekdays: 'lottery.hint.weekdays',
  times: 'lottery.hint.times',
  memberDraw: 'lottery.hint.noLimit',
  draw: 'lottery.hint.noLimit',
  line: 'lottery.hint.noLimit',
} as const
const isHinted = (name: string): name is keyof typeof hints => Object.hasOwn(hints, name)

const Choice = ({
  name,
  options,
  typed,
  onChange,
}: Pick<Props, 'typed' | 'onChange'> & {
  readonly name: 'form' | 'isDrawn' | 'isClosed'
  readonly options: readonly { readonly value: string; readonly text: string }[]
}) => {
  const t = useT()
  return (
    <Field label={t(`lottery.field.${name}`)}>
      <select
        value={typed[name]}
        onChange={({ currentTarget }) => onChange(name, currentTarget.value)}
      >
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  )
}

const ChoiceOf = ({ kind, ...rest }: Props) => {
  const t = useT()
  switch (kind) {
    case 'holiday':
      return (
        <Choice
          name="isDrawn"
          options={[
            { value: 'no', text: t('lottery.dayOff') },
            { value: 'yes', text: t('lottery.dayOn') },
          ]}
          {...rest}
        />
      )
    case 'schedule':
      return (
        <Choice
          name="form"
          options={[
            { value: 'interval', text: t('lottery.atInterval') },
            { value: 'times', text: t('lottery.atTimes') },
          ]}
          {...rest}
        />
      )
    case 'play':
      return (
        <Choice
          name="isClosed"
          options={[
            { value: 'yes', text: t('lottery.playClosed') },
            { value: 'no', text: t('lottery.playOpen') },
          ]}
          {...rest}
        />
      )
    default:
      return null
  }
}

const namesOf = ({
  kind,
  typed,
}: Props): readonly (typeof fieldNames)[keyof typeof fieldNames][number][] => {
  if (kind === 'holiday') return []
  if (kind === 'schedule') return fieldNames[typed['form'] === 'times' ? 'times' : 'interval']
  return fieldNames[kind]
}

/** The fields of a change, filled with what counts now. */
export const ChangeFields = (props: Props) => {
  const t = useT()
  const { typed, onChange } = props
  return (
    <>
      <ChoiceOf {...props} />
      <div className={styles['fields']}>
        {namesOf(props).map((name) => {
          return (
            <Field
              key={name}
              label={t(`lottery.field.${name}`)}
              hint={isHinted(name) && t(hints[name])}
            >
              <input
                autoComplete="off"
                maxLength={500}
                value={typed[name] ?? ''}
                onChange={({ currentTarget }) => onChange(name, currentTarget.value)}
              />
            </Field>
          )
        })}
      </div>
    </>
  )
}
