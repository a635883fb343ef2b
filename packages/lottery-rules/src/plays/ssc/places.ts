import { digitBalls, rowOf } from '../rows.ts'
import type { RowSpec } from '../../play.ts'

const labels = ['tenThousands', 'thousands', 'hundreds', 'tens', 'ones'] as const

/** The rows of these places of five digits, from the ten-thousands (0) to the ones (4). */
export const digitRows = (places: readonly number[]): readonly RowSpec[] =>
  places.map((place) => rowOf(labels[place] ?? 'ones', digitBalls))
