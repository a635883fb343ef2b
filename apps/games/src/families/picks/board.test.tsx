import { maths } from '@trevo/titles/botequim-da-sorte/maths.ts'
import { theme } from '@trevo/titles/botequim-da-sorte/theme.ts'
import { checkBoard } from '../../testing/check-board.ts'
import { checkBuyBonus } from '../reels/testing/check-buy-bonus.ts'
import { createBoard } from './board.ts'

const tested = { maths, theme, createBoard }

checkBoard({ ...tested, isInSteps: true })
checkBuyBonus(tested)
