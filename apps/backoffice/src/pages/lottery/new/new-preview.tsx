import type { previewNewLottery } from '@trevo/contract/ops/lottery/new-lottery.ts'
import type { Answer } from '@trevo/contract/endpoint.ts'
import { formatDecimal, formatMomentInFull, formatRate } from '../../../core/format.ts'
import { useT } from '../../../core/texts.tsx'
import { FactList, Panel } from '../../../parts/panel.tsx'
import styles from '../games/games.module.css'

type Preview = Answer<typeof previewNewLottery>

const known = ['code_taken', 'return_out_of_bounds', 'series_missing', 'change_invalid'] as const

const useRefusal = () => {
  const t = useT()
  return ({ code, detail }: NonNullable<Preview['refusal']>): string => {
    const name = known.find((one) => code === `lottery.${one}`) ?? 'change_invalid'
    const text = (field: string): string => String(detail[field] ?? '')
    switch (name) {
      case 'return_out_of_bounds':
        return t('lottery.refusal.return', {
          return: formatDecimal(text('return')),
          lowest: formatDecimal(text('lowest')),
          highest: formatDecimal(text('highest')),
        })
      case 'code_taken':
        return t('lottery.refusal.codeTaken', { code: text('code') })
      case 'series_missing':
        return t('lottery.refusal.seriesMissing', { group: text('group') })
      case 'change_invalid':
        return t('lottery.refusal.newInvalid', { reason: text('reason') })
    }
  }
}

const Returns = ({ preview: { returns, drawsADay, plays } }: { readonly preview: Preview }) => {
  const t = useT()
  const valueOf = (bp: number | null): string => (bp === null ? '–' : formatRate(bp))
  const toneOf = (bp: number | null) =>
    bp === null
      ? undefined
      : bp < returns.lowest || bp > returns.highest
        ? ('bad' as const)
        : ('ok' as const)
  return (
    <Panel
      title={t('lottery.returns')}
      note={t('lottery.returnBounds', {
        lowest: formatRate(returns.lowest),
        highest: formatRate(returns.highest),
      })}
    >
      <FactList
        items={[
          {
            label: t('lottery.returnsAtOdds'),
            value: valueOf(returns.odds),
            tone: toneOf(returns.odds),
          },
          {
            label: t('lottery.returnsBySeries'),
            value: valueOf(returns.series),
            tone: toneOf(returns.series),
          },
          { label: t('lottery.drawsADay'), value: drawsADay },
          { label: t('lottery.plays'), value: plays },
        ]}
      />
    </Panel>
  )
}

/** What the typed lottery would return, and its first draws; or why it is refused. */
export const NewPreview = ({
  preview,
  fault,
  error,
}: {
  readonly preview: Preview | undefined
  readonly fault: string | undefined
  readonly error: string | undefined
}) => {
  const t = useT()
  const refusalText = useRefusal()
  const problem =
    fault === undefined
      ? (error ?? (preview?.refusal ? refusalText(preview.refusal) : undefined))
      : t('lottery.fieldFault', { field: fault })
  return (
    <>
      {problem !== undefined && (
        <p role="status" className={styles['problem']}>
          {problem}
        </p>
      )}
      {preview && fault === undefined && (
        <>
          <Returns preview={preview} />
          <Panel title={t('lottery.firstDraws')}>
            <div className="o-scroll">
              <table className="o-table" aria-label={t('lottery.firstDraws')}>
                <thead>
                  <tr>
                    <th scope="col">{t('lottery.column.draw')}</th>
                    <th scope="col">{t('lottery.step.open')}</th>
                    <th scope="col">{t('lottery.column.closes')}</th>
                    <th scope="col">{t('lottery.column.draws')}</th>
                  </tr>
                </thead>
                <tbody>
                  {preview.draws.map((draw) => (
                    <tr key={draw.numero}>
                      <td>{draw.numero}</td>
                      <td>{formatMomentInFull(draw.opensAt)}</td>
                      <td>{formatMomentInFull(draw.closesAt)}</td>
                      <td>{formatMomentInFull(draw.drawsAt)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </Panel>
        </>
      )}
    </>
  )
}
