import { allPlays } from '../all-plays.ts'
import { createTranslate } from '@trevo/i18n/translate.ts'
import { loadArea } from '@trevo/i18n/site/areas.ts'
import { expect, test } from 'vitest'
import { ballName, placeName, rowName } from './ball-names.ts'

test.each(['EN', 'PT'] as const)(
  'every row, ball and place of every play has a name in %s',
  async (language) => {
    const t = createTranslate(await loadArea('lottery', language), 'pt-BR')
    for (const play of allPlays) {
      const places = play.places?.from.map((place) => placeName(t, play, place)) ?? []
      const words = play.form.rows.flatMap((row) => [
        rowName(t, row),
        ...row.balls.values.map((ball) => ballName(t, row, ball)),
      ])
      const lacking = [...words, ...places].filter((word) => /lottery\.|undefined/.test(word))
      expect(lacking, `${play.group} ${play.code}`).toEqual([])
    }
  },
)
