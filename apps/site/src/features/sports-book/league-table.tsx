import type { Season } from '@trevo/contract/wps/sports/seasons.ts'
import { Crest } from '../../entities/sports/crest.tsx'
import { useText } from '../../core/language/use-text.ts'
import styles from './league.module.css'

type Row = Season['table'][number]

/** Columns of a row, those that a narrow screen can omit first. */
const figures = [
  { key: 'Played', of: (row: Row) => row.played },
  { key: 'Won', of: (row: Row) => row.won },
  { key: 'Drawn', of: (row: Row) => row.drawn },
  { key: 'Lost', of: (row: Row) => row.lost },
  { key: 'Difference', of: (row: Row) => row.scored - row.conceded },
  { key: 'Points', of: (row: Row) => row.points },
] as const

const signed = (key: string, value: number): string =>
  key === 'Difference' && value !== 0 ? `${value > 0 ? '+' : '−'}${Math.abs(value)}` : String(value)

const Competitor = ({ row }: { readonly row: Row }) => {
  const t = useText('sports')
  return (
    <th scope="row">
      <span>
        <Crest team={row.team} size={20} />
        <b>{row.team.name}</b>
        {row.place === null && <i>{t('sports.withdrawn')}</i>}
      </span>
    </th>
  )
}

/** The standings of the season. E-sports have no draws. */
export const LeagueTable = ({ season }: { readonly season: Season }) => {
  const t = useText('sports')
  const shown = figures.filter(({ key }) => key !== 'Drawn' || season.sport === 'football')
  return (
    <table className={styles['table']}>
      <caption className="visually-hidden">
        {t('sports.table')}: {season.leagueName}
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('sports.tablePlace')}</span>
          </th>
          <th scope="col">{t('sports.tableTeam')}</th>
          {shown.map(({ key }) => (
            <th key={key} scope="col" data-figure={key}>
              <abbr title={t(`sports.table${key}Full`)}>{t(`sports.table${key}`)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {season.table.map((row) => (
          <tr key={row.team.code} data-out={row.place === null || undefined}>
            <td>{row.place ?? '–'}</td>
            <Competitor row={row} />
            {shown.map(({ key, of }) => (
              <td key={key} data-figure={key}>
                {signed(key, of(row))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
