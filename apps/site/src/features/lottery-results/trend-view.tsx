import { formatBp, formatCount } from '@trevo/i18n/format.ts'
import { Button } from '@trevo/ui/button.tsx'
import { Chips } from '@trevo/ui/tabs.tsx'
import { Image } from 'lucide-react'
import { useRef } from 'react'
import { saveFile } from '../../core/files/save-file.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { ballText, type ResultShape } from '../../entities/lottery/result-shape.ts'
import { countTrend, heatOf, type CountedDraw, type Trend } from './count-trend.ts'
import { drawPictures, layoutPictures } from './draw-pictures.ts'
import type { Marks } from './draw-trend.ts'
import { usePictureName } from '../../entities/lottery/use-picture-name.ts'
import pages from '../../entities/lottery/lottery-pages.module.css'
import styles from './lottery-results.module.css'
import { TrendBars, TrendGrid } from './trend-canvas.tsx'
import type { Choice } from './use-choice.ts'
import { useText } from '../../core/language/use-text.ts'
import { Table } from '../../core/tables/table.tsx'

/** From 1, as in the address; 0 means any of them. */
const usePlaces = ({ group, placeCount }: ResultShape) => {
  const t = useText('lottery-results')
  const nameOf = (place: number): string => {
    if (group.code === 'SSC' || group.code === 'LF_P5') {
      return t(`lotteryResults.digit${place as 1 | 2 | 3 | 4 | 5}`) // places from 1 to 5
    }
    if (group.code === 'LHC' && place === placeCount) return t('lotteryResults.special')
    return t('lotteryResults.nth', { place })
  }
  const single = Array.from({ length: placeCount }, (_, index) => ({
    key: String(index + 1),
    label: nameOf(index + 1),
  }))
  return [...single, { key: '0', label: t('lotteryResults.any') }]
}

/** The last place, where most people bet, unless only which numbers came counts. */
const placeOf = ({ placeCount }: ResultShape, chosen: number | undefined): number =>
  chosen !== undefined && chosen <= placeCount ? chosen : placeCount

/** How often each number came over some draws, and for how long it has been absent. */
export const TrendView = ({
  shape,
  draws,
  gameName,
  choice,
}: {
  readonly shape: ResultShape
  readonly draws: readonly CountedDraw[]
  readonly gameName: string
  readonly choice: Choice
}) => {
  const t = useText('lottery-results')
  const page = useRef<HTMLDivElement>(null)
  const places = usePlaces(shape)
  const place = placeOf(shape, choice.place)
  const trend = countTrend(shape, draws, place === 0 ? undefined : place - 1)
  const pictureName = usePictureName()
  const { hasPictures } = shape
  const textOf = (value: number) => (hasPictures ? pictureName(value) : ballText(shape, value))
  const marks = { textOf, hasPictures }
  const shortOf = (numero: string) => numero.slice(-4).replace(/^-/, '')
  const written = { trend, marks, shortOf }
  const placeName = places.find(({ key }) => key === String(place))?.label ?? ''
  const savePictures = async () => {
    if (!page.current) return
    const title = `${gameName} · ${placeName} · ${trend.draws}`
    const pictures = await drawPictures(page.current, trend, { title, marks, shortOf })
    for (const [index, picture] of pictures.entries()) {
      const part = pictures.length > 1 ? `-${index + 1}` : ''
      saveFile(`trevo-${shape.group.code}-${trend.draws}${part}.png`, picture)
    }
  }
  return (
    <div ref={page} className={styles['trend']}>
      {places.length > 1 && (
        <Chips
          label={t('lotteryResults.place')}
          items={places}
          value={String(place)}
          onChange={(key) => choice.setPlace(Number(key))}
        />
      )}
      <Counts {...written} />
      <Grid {...written} onPictures={() => void savePictures()} />
      <Figures trend={trend} textOf={textOf} />
    </div>
  )
}

type Written = {
  readonly trend: Trend
  readonly marks: Marks
  readonly shortOf: (numero: string) => string
}

const Counts = ({ trend, marks, shortOf }: Written) => {
  const t = useText('lottery-results')
  return (
    <section className={styles['panel']}>
      <div className={styles['panelHead']}>
        <h2>{t('lotteryResults.count')}</h2>
        <Legend trend={trend} />
      </div>
      <TrendBars
        trend={trend}
        marks={marks}
        shortOf={shortOf}
        label={t('lotteryResults.barsLabel', { draws: trend.draws })}
      />
    </section>
  )
}

const Grid = ({
  trend,
  marks,
  shortOf,
  onPictures,
}: Written & { readonly onPictures: () => void }) => {
  const t = useText('lottery-results')
  const { locale } = useLanguage()
  const count = layoutPictures(trend.rows.length, trend.numbers.length).pictures.length
  return (
    <section className={styles['panel']}>
      <TrendGrid
        trend={trend}
        marks={marks}
        shortOf={shortOf}
        label={t('lotteryResults.gridLabel', { draws: trend.draws })}
      />
      <div className={styles['panelFoot']}>
        <p className={pages['faint']}>
          {t('lotteryResults.note', {
            chance: formatBp(Math.round(trend.chance * 10_000), locale),
          })}
        </p>
        <Button
          look="plain"
          aria-label={t('lotteryResults.pictureLabel', { count })}
          onClick={onPictures}
        >
          <Image size={16} aria-hidden="true" />
          {t('lotteryResults.picture', { count })}
        </Button>
      </div>
    </section>
  )
}

const Legend = ({ trend }: { readonly trend: Trend }) => {
  const t = useText('lottery-results')
  const { locale } = useLanguage()
  const expected = formatCount(Math.round(trend.expected * 10) / 10, locale)
  return (
    <p className={styles['legend']}>
      <span data-heat="hot">{t('lotteryResults.hot')}</span>
      <span data-heat="cold">{t('lotteryResults.cold')}</span>
      <span data-heat="expected">{t('lotteryResults.expected', { count: expected })}</span>
    </p>
  )
}

const Figures = ({
  trend,
  textOf,
}: {
  readonly trend: Trend
  readonly textOf: (value: number) => string
}) => {
  const t = useText('lottery-results')
  const { locale } = useLanguage()
  const count = (amount: number) => formatCount(amount, locale)
  return (
    <section className={styles['panel']}>
      {/* A scrollable box must be reachable by keyboard. */}
      <div
        className={styles['scroll']}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="group"
        aria-label={t('lotteryResults.figures')}
      >
        <Table
          className={`${pages['table']} ${styles['table']}`}
          caption={t('lotteryResults.figures')}
          rows={trend.numbers}
          keyOf={({ value }) => value}
          columns={[
            {
              key: 'number',
              label: t('lotteryResults.number'),
              show: ({ value }) => textOf(value),
            },
            {
              key: 'count',
              label: t('lotteryResults.count'),
              mark: (number) => ({ 'data-heat': heatOf(trend, number.count) }),
              show: (number) => {
                const heat = heatOf(trend, number.count)
                return (
                  <>
                    {count(number.count)}
                    {heat !== 'usual' && <small> {t(`lotteryResults.${heat}`)}</small>}
                  </>
                )
              },
            },
            { key: 'gap', label: t('lotteryResults.gap'), show: ({ gap }) => count(gap) },
            {
              key: 'averageGap',
              label: t('lotteryResults.averageGap'),
              show: ({ averageGap }) => count(Math.round(averageGap * 10) / 10),
            },
            {
              key: 'longestGap',
              label: t('lotteryResults.longestGap'),
              show: ({ longestGap }) => count(longestGap),
            },
            {
              key: 'streak',
              label: t('lotteryResults.streak'),
              show: ({ longestStreak }) => count(longestStreak),
            },
          ]}
        />
      </div>
    </section>
  )
}
