/* learn_strings.ts: every word of the view that the engine does not say. */
import { wordsOf } from '../shell/strings';

export const ENGLISH = {
  'title': 'Learn',
  'known': 'known', 'learning': 'learning', 'due': 'due today', 'new': 'new',
  'of': '{known} of {all}', 'ofKnown': '{known} of {all} known',
  'some': '{count} drills are due', 'one': 'One drill is due',
  'start': 'Start',
  'next': 'Next for you',
  'open': 'Open the lesson',
  'practise': 'Practise',
  'nothing': 'No points, no streaks, no certificate. A day without practice loses nothing.',
  'loading': 'Fetching the techniques',
  'damaged': 'A part of what was kept about your practice cannot be read, line {line}: {reason}',
  'unknown': 'There is no technique called {name}.',
  'all': 'All techniques',

  'where': 'Where', 'what': 'What', 'why': 'Why', 'whyOf': 'Why, {number} of {all}',
  'example': 'Example', 'exampleOf': 'Example {number} of {all}',
  'stage': '{number} of {all}',
  'back': 'Previous', 'forth': 'Next',
  'inFull': 'In full',
  'another': 'Another example',
  'analyse': 'Analyse this',
  'order': 'Other lessons',
  'before': 'Before it', 'after': 'After it',
  'seeking': 'Looking for the step',
  'noExample': 'There is no example of it on a 9 × 9 board.',
  'noDrills': 'There are no drills for this one.',
  'hodoku': 'HoDoKu: {name}',
  'unique': 'For puzzles with one solution',
  'board': 'The board of the example',

  'drill': 'Drill',
  'number': 'Position {number}',
  'lesson': 'Lesson',
  'skip': 'Another one',
  'answer': 'Your answer:',
  'modeMarks': 'Marks', 'modeValues': 'Digit', 'modeColours': 'Colour',
  'asItWas': 'As it was', 'reset': 'Reset', 'help': 'Help', 'check': 'Check', 'forward': 'Next',
  'again': 'It comes again', 'today': 'today', 'tomorrow': 'tomorrow', 'inDays': 'in {days} days',
  'then': 'Next for you: ',
  'keys': 'A digit takes away its mark, or brings it back. Enter checks.',
} as const;

export type Key = keyof typeof ENGLISH;

export const t = wordsOf(ENGLISH);
