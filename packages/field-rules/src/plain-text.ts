// C0 and C1 controls except tab and line ends, and Unicode's Bidi_Control: U+061C, U+200E, U+200F, U+202A
// to U+202E, U+2066 to U+2069. A terminal obeys the former (an escape sequence begins with one), and the
// latter reorder the display of a text.
const marks = String.raw`\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\p{Bidi_Control}`
const everyMark = new RegExp(`[${marks}]`, 'gu')

/** Text without control characters (except tab and line ends) and direction marks. */
export const plainText = new RegExp(`^[^${marks}]*$`, 'u')

/**
 * Text for a terminal or a file: control characters (except tab and line ends) and direction marks are
 * removed, whenever and by whomever it was written. The harmless rest of an escape sequence remains.
 */
export const toPlainText = (text: string): string => text.replaceAll(everyMark, '')

const asEscape = (mark: string): string => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`

/** A line of JSON with the same characters written as `\uXXXX`, which a terminal does not obey. */
export const toPlainJson = (line: string): string => line.replaceAll(everyMark, asEscape)
