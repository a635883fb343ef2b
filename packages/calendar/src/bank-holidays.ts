import { addDays, weekdayOf } from './time-zone.ts'

type Holiday = {
  readonly name: string
  /** `mm-dd`, or days after Easter Sunday. */
  readonly on: string | number
  /** The law or resolution that introduced it. */
  readonly source: string
  /** First year in which it applies; if absent, every year that we compute. */
  readonly since?: number
}

const lei662 = 'Lei 662/1949, art. 1º'
const cmn4880 = 'Resolução CMN 4.880/2020; calendário de feriados bancários da Febraban'

/**
 * The national holidays on which Brazilian banks do not work. Holidays of states and towns are not
 * among them, nor are days with short hours (Ash Wednesday, 31 December): those are business days.
 */
export const bankHolidays: readonly Holiday[] = [
  { name: 'Confraternização Universal', on: '01-01', source: lei662 },
  { name: 'Segunda-feira de Carnaval', on: -48, source: cmn4880 },
  { name: 'Terça-feira de Carnaval', on: -47, source: cmn4880 },
  { name: 'Sexta-feira da Paixão', on: -2, source: 'Lei 9.093/1995, art. 2º' },
  { name: 'Tiradentes', on: '04-21', source: lei662 },
  { name: 'Dia do Trabalho', on: '05-01', source: lei662 },
  { name: 'Corpus Christi', on: 60, source: cmn4880 },
  { name: 'Independência do Brasil', on: '09-07', source: lei662 },
  { name: 'Nossa Senhora Aparecida', on: '10-12', source: 'Lei 6.802/1980, art. 1º' },
  { name: 'Finados', on: '11-02', source: 'Lei 662/1949, art. 1º (Lei 10.607/2002)' },
  { name: 'Proclamação da República', on: '11-15', source: lei662 },
  { name: 'Consciência Negra', on: '11-20', source: 'Lei 14.759/2023, art. 1º', since: 2024 },
  { name: 'Natal', on: '12-25', source: lei662 },
]

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/**
 * Easter Sunday of a Gregorian year, `yyyy-mm-dd`, by the anonymous computus (Meeus, Astronomical
 * Algorithms, chapter 8).
 */
export const easterOf = (year: number): string => {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - moonCorrection + 15) % 30
  const leap = 32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4)
  const toSunday = (leap - epact - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const marchDay = epact + toSunday - 7 * late + 114
  return `${year}-${twoDigits(Math.floor(marchDay / 31))}-${twoDigits((marchDay % 31) + 1)}`
}

/** The bank holidays of a year as `yyyy-mm-dd`, in order. */
export const bankHolidaysOf = (year: number): readonly string[] => {
  const easter = easterOf(year)
  return bankHolidays
    .filter(({ since = 0 }) => year >= since)
    .map(({ on }) => (typeof on === 'string' ? `${year}-${on}` : addDays(easter, on)))
    .toSorted()
}

const saturday = 6

/** Whether the day is neither a weekend day nor a national bank holiday. The day is `yyyy-mm-dd`. */
export const isBusinessDay = (day: string): boolean =>
  weekdayOf(day) < saturday && !bankHolidaysOf(Number(day.slice(0, 4))).includes(day)

/** The day itself if it is a business day, otherwise the next one. */
export const businessDayFrom = (day: string): string => {
  let moved = day
  while (!isBusinessDay(moved)) moved = addDays(moved, 1)
  return moved
}
