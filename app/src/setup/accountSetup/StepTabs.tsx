import { Box, Tabs } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { isComplete, type Selections, STEPS, type Step } from './setupSteps'

interface StepTabsProps {
  step: Step
  selections: Selections
  onStep(step: Step): void
  children: ReactNode
}

/** SETUP-01: six tabs; on a phone their numbers, and the name of the open one over its content. */
export function StepTabs({ step, selections, onStep, children }: StepTabsProps) {
  const content = useRef<HTMLDivElement>(null)
  const shown = useRef(step)

  // Who goes on by a button below a long step sees the next one from its top; the button itself may be gone.
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    if (document.activeElement?.role === 'tab') return
    window.scrollTo({ top: 0 })
    // The tabs show the panel a moment later.
    const frame = requestAnimationFrame(() => content.current?.focus({ preventScroll: true }))
    return () => cancelAnimationFrame(frame)
  }, [step])

  return (
    <Tabs.Root
      value={String(step)}
      onValueChange={({ value }) => onStep(Number(value) as Step)}
      variant="plain"
      activationMode="manual"
    >
      <Tabs.List
        aria-label="Steps of the account setup"
        display="grid"
        gridTemplateColumns="repeat(6, 1fr)"
        gap={{ base: 1, md: 2 }}
        mb={6}
      >
        {STEPS.map((name, i) => (
          <Tabs.Trigger
            key={name}
            value={String(i + 1)}
            disabled={i > 0 && !isComplete(selections)}
            aria-label={name}
            minH="target"
            h="auto"
            px={{ base: 0, md: 2 }}
            py={2}
            flexDirection="column"
            alignItems="center"
            justifyContent="flex-start"
            gap={1}
            borderRadius="l2"
            bg="transparent"
            color="fg"
            whiteSpace="normal"
            textAlign="center"
            lineHeight="1.2"
            _selected={{ bg: 'brand.subtle', color: 'brand.fg' }}
          >
            <Box
              as="span"
              aria-hidden
              display="grid"
              placeItems="center"
              boxSize="2rem"
              borderRadius="full"
              borderWidth="2px"
              borderColor={i + 1 <= step ? 'brand.solid' : 'border.emphasized'}
              bg={i + 1 <= step ? 'brand.solid' : 'transparent'}
              color={i + 1 <= step ? 'brand.contrast' : 'fg.muted'}
              fontWeight="700"
              fontSize="0.9375rem"
            >
              {i + 1}
            </Box>
            <Box as="span" hideBelow="md" fontSize="0.875rem" fontWeight="600">
              {name}
            </Box>
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content
        value={String(step)}
        p={{ base: 5, md: 8 }}
        bg="bg.panel"
        borderRadius="l3"
        boxShadow="var(--ws-shadow)"
        css={{ '& :is(input, select, label)': { fontSize: '1rem' } }}
      >
        <Box ref={content} tabIndex={-1} outline="none">
          {children}
        </Box>
      </Tabs.Content>
    </Tabs.Root>
  )
}
