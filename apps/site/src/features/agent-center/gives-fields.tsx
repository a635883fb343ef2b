import type { Givable, Given } from '@trevo/contract/wps/agents/rebates.ts'
import { valuesFor } from '@trevo/rebate-rules/value-rules.ts'
import { formatRate } from '@trevo/i18n/format.ts'
import { Select } from '@trevo/ui/field.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import styles from './gives-fields.module.css'
import { useCenterText } from './use-center-text.ts'

/** Nothing given beside what everybody has. */
export const noGifts: Given = { rebates: [], series: [] }

const percentOf = (bp: number): string => (bp / 100).toFixed(2)

type Choice = { readonly own: number | null; readonly current: number | null }
type Rule = {
  readonly lowest: number
  readonly highest: number
  readonly difference: number
  readonly step: number
}

/** What may be chosen for one product or group; nothing where the agent has nothing to give. */
const choicesOf = ({ own, current, ...rule }: Choice & Rule): readonly number[] =>
  own === null ? [] : valuesFor(rule, { own, current: current ?? undefined })

/** Rebates by product and series by lottery group: what whoever stands below is given. */
export const GivesFields = ({
  givable,
  value,
  onChange,
}: {
  readonly givable: Givable
  readonly value: Given
  readonly onChange: (value: Given) => void
}) => {
  const t = useCenterText()
  const { locale } = useLanguage()
  const setRebate = (product: Given['rebates'][number]['product'], text: string) =>
    onChange({
      ...value,
      rebates: [
        ...value.rebates.filter((one) => one.product !== product),
        ...(text === '' ? [] : [{ product, rateBp: Number(text) }]),
      ],
    })
  const setSeries = (
    { gameGroupCode, prizeModeId }: Pick<Given['series'][number], 'gameGroupCode' | 'prizeModeId'>,
    text: string,
  ) =>
    onChange({
      ...value,
      series: [
        ...value.series.filter(
          (one) => one.gameGroupCode !== gameGroupCode || one.prizeModeId !== prizeModeId,
        ),
        ...(text === '' ? [] : [{ gameGroupCode, prizeModeId, series: Number(text) }]),
      ],
    })
  return (
    <>
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
              onChange={({ target }) => setRebate(one.product, target.value)}
              options={[
                {
                  value: '',
                  label:
                    one.current === null
                      ? t('gives.none')
                      : t('gives.asNow', {
                          value: `${formatRate(percentOf(one.current), locale)}%`,
                        }),
                },
                ...choicesOf(one).map((bp) => ({
                  value: String(bp),
                  label: `${formatRate(percentOf(bp), locale)}%`,
                })),
              ]}
            />
          ))}
        </div>
      </details>
      <details className={styles['gives']} open={value.series.length > 0}>
        <summary>{t('gives.series')}</summary>
        <div className={styles['grid']}>
          {givable.series.map((one) => (
            <Select
              key={`${one.gameGroupCode} ${one.prizeModeId}`}
              label={t('gives.group', { group: one.gameGroupCode, mode: one.prizeModeId })}
              value={String(
                value.series.find(
                  ({ gameGroupCode, prizeModeId }) =>
                    gameGroupCode === one.gameGroupCode && prizeModeId === one.prizeModeId,
                )?.series ?? '',
              )}
              onChange={({ target }) => setSeries(one, target.value)}
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
    </>
  )
}
