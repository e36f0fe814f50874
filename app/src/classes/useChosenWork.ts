import { useInfiniteQuery } from '@tanstack/react-query'
import type { CourseSection } from '@wordstride/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { fromSearch, toSearch } from '../links/address'
import {
  type ClassPlace,
  type ClassWork,
  classWorkQuery,
  refreshClass,
  refreshStudents,
} from './classQueries'
import { followClass } from './followClass'

/** While changes do not come by themselves (milliseconds). */
const READ_EVERY = 20_000

export type ChosenPlace = Pick<ClassPlace, 'sectionType' | 'grade'>

function readPlace(search: URLSearchParams): { sectionType: CourseSection; grade: number | null } {
  const { sectionType, grade } = fromSearch(search)
  return {
    sectionType: sectionType === 'ae.voc' ? 'ae.voc' : 'ae.la',
    grade: grade === undefined ? null : Number(grade),
  }
}

/** Whether changes come by themselves; those that do are read and shown. */
function useClassChanges(place: ClassPlace): boolean {
  const [isLive, setLive] = useState(false)
  const { classId, sectionType, grade } = place
  const onMoved = useEffectEvent(
    (studentIds: string[]) =>
      void refreshStudents({ classId, sectionType, grade }, studentIds).catch(() => {}),
  )
  const onLive = useEffectEvent((isOpen: boolean) => {
    setLive(isOpen)
    // Who has moved before is told by no change.
    if (isOpen) void refreshClass({ classId, sectionType, grade })
  })
  useEffect(() => {
    const leave = new AbortController()
    void followClass(classId, { onMoved, onLive }, leave.signal)
    return () => leave.abort()
  }, [classId])
  return isLive
}

/** A class at the section and grade of the address. A place that cannot be read leaves the one before it. */
export function useChosenWork(classId: string) {
  const [search, setSearch] = useSearchParams()
  const asked = readPlace(search)
  const place: ClassPlace = { classId, ...asked }
  const isLive = useClassChanges(place)
  const query = useInfiniteQuery({
    ...classWorkQuery(place),
    refetchInterval: isLive ? false : READ_EVERY,
  })
  const { hasNextPage, isFetching, isError, isPlaceholderData, fetchNextPage } = query
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [hasNextPage, isFetching, isError, fetchNextPage])

  const [last, setLast] = useState<{ asked: ChosenPlace; data: ClassWork } | null>(null)
  if (query.data && !isPlaceholderData && query.data !== last?.data) setLast({ asked, data: query.data })
  const data = query.data ?? last?.data

  const setPlace = (chosen: ChosenPlace) =>
    setSearch(toSearch(chosen), { replace: true, preventScrollReset: true })
  const [isMissed, setMissed] = useState(false)
  const isUnread = isError && query.data === undefined
  const goBack = useEffectEvent(() => {
    if (last === null) return
    setMissed(true)
    setPlace(last.asked)
  })
  useEffect(() => {
    if (isUnread) goBack()
  }, [isUnread])

  return {
    query,
    data,
    isLive,
    /** What was chosen and is still to come. */
    coming: isPlaceholderData ? asked : null,
    /** What was chosen last could not be read. */
    isMissed,
    choose(chosen: ChosenPlace) {
      setMissed(false)
      setPlace(chosen)
    },
  }
}
