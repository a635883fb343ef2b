import type { listLotteryKinds } from '@trevo/contract/ops/lottery/new-lottery.ts'
import type { Answer } from '@trevo/contract/endpoint.ts'
import { useT } from '../../../core/texts.tsx'
import { Field } from '../../../parts/field.tsx'
import { ChoiceInput, TextInput } from '../../../parts/inputs.tsx'
import { ChangeFields } from '../games/change-fields.tsx'
import styles from '../games/games.module.css'
import type { Typed } from '../games/read-change.ts'

type Kinds = Answer<typeof listLotteryKinds>['kinds']

type Props = {
  readonly kinds: Kinds
  readonly typed: Typed
  readonly onChange: (name: string, value: string) => void
}

const hints = { gameCode: 'lottery.hint.code', oddsReturn: 'lottery.hint.odds' } as const
const isHinted = (name: string): name is keyof typeof hints => Object.hasOwn(hints, name)

const Fields = <
  Name extends
    | 'gameCode'
    | 'namePT'
    | 'nameEN'
    | 'lockSec'
    | 'traceDrawsMax'
    | 'oddsReturn'
    | 'order'
    | 'prize'
    | 'multiple',
>({
  names,
  typed,
  onChange,
}: Pick<Props, 'typed' | 'onChange'> & { readonly names: readonly Name[] }) => {
  const t = useT()
  return names.map((name) => (
    <TextInput
      key={name}
      label={t(`lottery.field.${name}`)}
      hint={isHinted(name) ? t(hints[name]) : undefined}
      value={typed[name] ?? ''}
      max={60}
      onChange={(text) => onChange(name, text)}
    />
  ))
}

/** The fields of a new lottery, in the order in which one decides upon them. */
export const NewFields = ({ kinds, typed, onChange }: Props) => {
  const t = useT()
  const kind = kinds.find(({ rulesGroup }) => rulesGroup === typed['rulesGroup'])
  return (
    <>
      <ChoiceInput
        label={t('lottery.kind')}
        hint={
          kind &&
          t('lottery.kindHint', {
            plays: kind.plays,
            atOdds: kind.atOdds,
            games: kind.gameCodes.join(', ') || t('word.none'),
          })
        }
        value={typed['rulesGroup'] ?? ''}
        choices={kinds.map(({ rulesGroup, numbers }) => ({
          value: rulesGroup,
          text: t('lottery.kindOf', { kind: rulesGroup, count: numbers }),
        }))}
        onChange={(value) => onChange('rulesGroup', value)}
      />
      <div className={styles['fields']}>
        <Fields names={['gameCode', 'namePT', 'nameEN']} typed={typed} onChange={onChange} />
        <ChoiceInput
          label={t('lottery.column.source')}
          value={typed['source'] ?? ''}
          choices={(['engine', 'operators', 'feed'] as const).map((value) => ({
            value,
            text: t(`lottery.source.${value}`),
          }))}
          onChange={(value) => onChange('source', value)}
        />
      </div>
      <ChangeFields kind="schedule" typed={typed} onChange={onChange} />
      <div className={styles['fields']}>
        <Fields
          names={['lockSec', 'traceDrawsMax', 'oddsReturn', 'order', 'prize', 'multiple']}
          typed={typed}
          onChange={onChange}
        />
        <Field label={t('lottery.field.onSaleFrom')}>
          <input
            type="datetime-local"
            value={typed['onSaleFrom'] ?? ''}
            onChange={({ currentTarget }) => onChange('onSaleFrom', currentTarget.value)}
          />
        </Field>
      </div>
    </>
  )
}
