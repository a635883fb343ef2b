import { z } from 'zod'

/**
 * Terms of free rounds: how often what they win has to be staked before a withdrawal. 0: not at all.
 */
export const WinTurnover = z.int().min(0).max(50)
