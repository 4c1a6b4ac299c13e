/**
 * Modules that nearly every screen uses, loaded with the first load so that no screen waits for another chunk.
 * Imported only for the effect on chunking: what the first load imports statically is in its chunk.
 */
import '#src/hotel/useCategoryLabel.ts'
import '#src/hotel/useMinute.ts'
import '#src/hotel/useRecentTime.ts'
import '#src/hotel/reservationDays.ts'
import '#src/hotel/moments.ts'
import '#src/ui/layout/Card.tsx'
import '#src/ui/forms/Checkbox.tsx'
import '#src/ui/feedback/EmptyState.tsx'
import '#src/ui/forms/Field.tsx'
import '#src/ui/layout/Hero.tsx'
import '#src/ui/forms/RadioGroup.tsx'
import '#src/ui/feedback/QueryView.tsx'
import '#src/ui/feedback/Skeleton.tsx'
import '#src/ui/layout/Stack.tsx'
import '#src/ui/feedback/StatusPill.tsx'
import '#src/ui/forms/TextArea.tsx'
import '#src/ui/forms/TextField.tsx'
