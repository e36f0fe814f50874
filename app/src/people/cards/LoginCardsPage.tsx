import { Box, Flex, Grid, Text } from '@chakra-ui/react'
import { useMutation, useQuery } from '@tanstack/react-query'
import {
  type AccountRow,
  type CallInput,
  fullName,
  MAX_NAMED_FOR_CARDS,
  type SchoolClass,
} from '@wordstride/api'
import { gradeName } from '@wordstride/learning'
import { Button, StatusLine } from '@wordstride/ui'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAuth } from '../../api/authStore'
import { CheckField } from '../../forms/CheckField'
import { Choice, FormField, TextInput } from '../../forms/FormFields'
import { counted } from '../../shell/counted'
import { LinkButton } from '../../shell/LinkButton'
import { LoadFailure } from '../../shell/LoadFailure'
import { LoadingBlock } from '../../shell/LoadingBlock'
import { Sheet } from '../../shell/Sheet'
import { managesPeople } from '../names'
import { classesQuery } from '../peopleQueries'
import { cardPupilsQuery, makeLoginCards } from './cardQueries'
import styles from './LoginCardsPage.module.css'
import { MakeCardsDialog } from './MakeCardsDialog'
import { PrintedCards } from './PrintedCards'

type Pictures = NonNullable<CallInput<'makeLoginCards'>['pictures']>

const PICTURES: readonly (readonly [Pictures, string])[] = [
  ['young', 'Pictures up to grade 2, then words'],
  ['all', 'Pictures for everybody'],
  ['none', 'Words for everybody'],
]

interface PupilListProps {
  pupils: readonly AccountRow[]
  left: ReadonlySet<string>
  onToggle(userId: string): void
  onToggleAll(): void
}

function PupilList({ pupils, left, onToggle, onToggleAll }: PupilListProps) {
  const [text, setText] = useState('')
  const wanted = text.trim().toLowerCase()
  const found = pupils.filter((pupil) =>
    `${fullName(pupil)} ${pupil.userName}`.toLowerCase().includes(wanted),
  )
  return (
    <fieldset>
      <Text as="legend" fontWeight="600">
        Students
      </Text>
      <CheckField
        ref={(box) => {
          if (box) box.indeterminate = left.size > 0 && left.size < pupils.length
        }}
        checked={left.size === 0}
        onChange={onToggleAll}
      >
        Everybody
      </CheckField>
      <Box maxW="24rem" mb={2}>
        <FormField label="Find a student">
          <TextInput
            type="search"
            placeholder="Name or username"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </FormField>
      </Box>
      {found.length === 0 ? (
        <Text color="fg.muted">Nobody of this class has such a name.</Text>
      ) : (
        <ul className={styles.students}>
          {found.map(({ userId, firstName, lastName, schoolGrade }) => (
            <li key={userId}>
              <CheckField checked={!left.has(userId)} onChange={() => onToggle(userId)}>
                {firstName} {lastName}
                <Text as="span" color="fg.muted" fontSize="0.875rem">
                  {' '}
                  · {gradeName(schoolGrade)}
                </Text>
              </CheckField>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}

function CardMaker({ classes }: { classes: readonly SchoolClass[] }) {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('class_id')
  const chosen = classes.find((known) => known.classId === asked) ?? classes[0]
  const classId = chosen?.classId ?? ''
  const [pictures, setPictures] = useState<Pictures>('young')
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isAsking, setIsAsking] = useState(false)
  const pupils = useQuery(cardPupilsQuery(classId))
  const cards = useMutation({ mutationFn: makeLoginCards, onSettled: () => setIsAsking(false) })
  const wanted = pupils.data?.filter((pupil) => !left.has(pupil.userId)) ?? []

  function toggle(pupilId: string): void {
    const next = new Set(left)
    if (!next.delete(pupilId)) next.add(pupilId)
    setLeft(next)
  }

  /** One card for one student takes two presses: nobody, then the student. */
  const toggleAll = () => setLeft(new Set(left.size === 0 ? pupils.data?.map(({ userId }) => userId) : []))

  if (cards.isSuccess)
    return <PrintedCards made={cards.data} back="Back to the classes" onBack={() => cards.reset()} />
  return (
    <Sheet>
      <Grid gap={5} templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }} mb={5}>
        <FormField label="Class">
          <Choice
            value={classId}
            options={classes.map((known) => [
              known.classId,
              `${known.name} (${counted(known.students, 'student')})`,
            ])}
            onChange={(event) => {
              setLeft(new Set())
              setSearch({ class_id: event.target.value }, { replace: true })
            }}
          />
        </FormField>
        <FormField label="Passwords">
          <Choice
            value={pictures}
            options={PICTURES}
            onChange={(event) => setPictures(event.target.value as Pictures)}
          />
        </FormField>
      </Grid>
      {pupils.isPending && <LoadingBlock label="Loading the students" height="8rem" />}
      {pupils.isError && <LoadFailure what="The students" onRetry={() => void pupils.refetch()} />}
      {pupils.data?.length === 0 && (
        <Text>
          There is no student in this class yet. Bring some in by a roster, or add them to the class.
        </Text>
      )}
      {pupils.data && pupils.data.length > 0 && (
        <>
          <PupilList pupils={pupils.data} left={left} onToggle={toggle} onToggleAll={toggleAll} />
          <Box mt={5}>
            <Button
              aria-disabled={wanted.length === 0}
              onClick={() => wanted.length > 0 && setIsAsking(true)}
            >
              Make new cards for {counted(wanted.length, 'student')}
            </Button>
          </Box>
        </>
      )}
      <StatusLine tone="error">{cards.error?.message ?? null}</StatusLine>
      <MakeCardsDialog
        isOpen={isAsking}
        count={wanted.length}
        isMaking={cards.isPending}
        onClose={() => setIsAsking(false)}
        onMake={() =>
          cards.mutate({
            classId,
            pictures,
            // Of a class that is larger than what can be named, everybody is meant.
            ...((left.size > 0 || wanted.length <= MAX_NAMED_FOR_CARDS) && {
              students: wanted.map((pupil) => pupil.userId),
            }),
          })
        }
      />
    </Sheet>
  )
}

/** /people/cards: login cards of a class, to be printed. */
export function LoginCardsPage() {
  const user = useAuth((state) => state.user)
  const classes = useQuery(classesQuery)
  const open = classes.data?.filter(({ isEnded }) => !isEnded)
  return (
    <>
      {classes.isPending && <LoadingBlock label="Loading the classes" height="16rem" />}
      {classes.isError && <LoadFailure what="Your classes" onRetry={() => void classes.refetch()} />}
      {open?.length === 0 && (
        <Flex direction="column" gap={4} align="flex-start">
          <Text>
            You have no classes yet.
            {!managesPeople(user) && ' The administrator of your center puts you into one.'}
          </Text>
          {managesPeople(user) && <LinkButton to="/people/roster">Import a roster</LinkButton>}
        </Flex>
      )}
      {open && open.length > 0 && <CardMaker classes={open} />}
    </>
  )
}
