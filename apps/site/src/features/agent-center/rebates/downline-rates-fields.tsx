import type { Givable, Given } from '@trevo/contract/wps/agents/rebates.ts'
import { valuesFor } from '@trevo/rebate-rules/value-rules.ts'
import { formatRate } from '@trevo/i18n/format.ts'
import { seriesName } from '@trevo/i18n/series-name.ts'
import { Select } from '@trevo/ui/field.tsx'
import { useLanguage } from '../../../core/language/language.tsx'
import styles from './downline-rates-fields.module.css'
import { useText } from '../../../core/language/use-text.ts'

/** Nothing given beyond what everybody has. */
export const noGifts: Given = { rebates: [], series: [] }

const percentOf = (bp: number): string => (bp / 100).toFixed(2)

type Choice = { readonly own: number | null; readonly current: number | null }
type Rule = {
  readonly lowest: number
  readonly highest: number
  readonly difference: number
  readonly step: number
}

/** The choices for one product or group; none where the agent has nothing to give. */
const choicesOf = ({ own, current, ...rule }: Choice & Rule): readonly number[] =>
  own === null ? [] : valuesFor(rule, { own, current: current ?? undefined })

type Props = {
  readonly givable: Givable
  readonly value: Given
  readonly onChange: (value: Given) => void
}

const RebateFields = ({ givable, value, onChange }: Props) => {
  const t = useText('agent-center')
  const { locale } = useLanguage()
  const show = (bp: number) => `${formatRate(percentOf(bp), locale)}%`
  const set = (product: Given['rebates'][number]['product'], text: string) =>
    onChange({
      ...value,
      rebates: [
        ...value.rebates.filter((one) => one.product !== product),
        ...(text === '' ? [] : [{ product, rateBp: Number(text) }]),
      ],
    })
  return (
    <details className={styles['gives']} open={value.rebates.length > 0}>
      <summary>{t('gives.rebates')}</summary>
      <div className={styles['grid']}>
        {givable.rebates.map((one) => (
          <Select
            key={one.product}
            label={t(`product.${one.product}`)}
            value={String(
              value.rebates.find(({ product }) => product === one.product)?.rateBp ?? '',
            )}
            onChange={({ target }) => set(one.product, target.value)}
            options={[
              {
                value: '',
                label:
                  one.current === null
                    ? t('gives.none')
                    : t('gives.asNow', { value: show(one.current) }),
              },
              ...choicesOf(one).map((bp) => ({ value: String(bp), label: show(bp) })),
            ]}
          />
        ))}
      </div>
    </details>
  )
}

type OfGroup = Pick<Given['series'][number], 'gameGroupCode' | 'prizeModeId'>

const isSameGroup = (one: OfGroup, other: OfGroup): boolean =>
  one.gameGroupCode === other.gameGroupCode && one.prizeModeId === other.prizeModeId

const SeriesFields = ({ givable, value, onChange }: Props) => {
  const t = useText('agent-center')
  const lottery = useText('lottery')
  const set = ({ gameGroupCode, prizeModeId }: OfGroup, text: string) =>
    onChange({
      ...value,
      series: [
        ...value.series.filter((one) => !isSameGroup(one, { gameGroupCode, prizeModeId })),
        ...(text === '' ? [] : [{ gameGroupCode, prizeModeId, series: Number(text) }]),
      ],
    })
  return (
    <details className={styles['gives']} open={value.series.length > 0}>
      <summary>{t('gives.series')}</summary>
      <div className={styles['grid']}>
        {givable.series.map((one) => (
          <Select
            key={`${one.gameGroupCode} ${one.prizeModeId}`}
            label={seriesName(one, lottery)}
            value={String(value.series.find((given) => isSameGroup(given, one))?.series ?? '')}
            onChange={({ target }) => set(one, target.value)}
            options={[
              {
                value: '',
                label:
                  one.current === null
                    ? t('gives.usual')
                    : t('gives.asNow', { value: one.current }),
              },
              ...choicesOf(one).map((series) => ({
                value: String(series),
                label: String(series),
              })),
            ]}
          />
        ))}
      </div>
    </details>
  )
}

/** Rebates by product and series by lottery group that downlines are given. */
export const DownlineRatesFields = (props: Props) => (
  <>
    <RebateFields {...props} />
    <SeriesFields {...props} />
  </>
)
