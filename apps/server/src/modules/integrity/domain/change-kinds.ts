/** What two persons decide, by the name of its endpoint. */
export const noticeKindName = 'noticeManipulation'
