import { z } from 'zod'

/** Terms of free rounds: how often their winnings must be staked before a withdrawal. 0: never. */
export const WinTurnover = z.int().min(0).max(50)
