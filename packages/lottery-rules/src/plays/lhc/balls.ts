import { range } from '../../counting.ts'
import type { Balls } from '../../play.ts'

export const lhcBalls: Balls = { values: range(1, 49), width: 2, join: '-' }
