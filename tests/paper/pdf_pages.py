"""pdf_pages.py: what is on the pages of a PDF file, by qpdf and poppler: lines with their widths, shades, sizes of letters,
frames of boards, words with their places. It knows the operators that cairo writes."""
import re
import subprocess
from xml.etree import ElementTree


def run(*command):
    return subprocess.run(command, check=True, capture_output=True).stdout


class Page:
    def __init__(self, width, height):
        self.width, self.height = width, height
        self.line_widths = []  # of strokes
        self.shades = []       # of everything that is painted, 0 black to 1 white
        self.colours = []      # that are no shades
        self.text_sizes = []
        self.boxes = []        # x1, y1, x2, y2 of painted paths, y downwards
        self.frames = []       # of boards: x, y, width
        self.words = []        # x1, y1, x2, y2, text


def multiply(left, right):
    a, b, c, d, e, f = left
    g, h, i, j, k, l = right
    return (a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l)


class Painter:
    """Runs the operators of a page."""

    def __init__(self, page):
        self.page = page
        self.matrix = (1, 0, 0, 1, 0, 0)
        self.saved = []
        self.fill = self.stroke = (0.0,)
        self.width = 1.0
        self.points = []
        self.curves = 0
        self.font_size = 1.0
        self.text_matrix = (1, 0, 0, 1, 0, 0)

    def place(self, x, y):
        a, b, c, d, e, f = self.matrix
        return a * x + c * y + e, self.page.height - (b * x + d * y + f)

    def scale(self, matrix):
        return abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]) ** 0.5

    def note_colour(self, colour):
        if len(set(colour)) == 1:
            self.page.shades.append(colour[0])
        else:
            self.page.colours.append(colour)

    def paint(self, is_stroke):
        if self.points:
            xs, ys = [p[0] for p in self.points], [p[1] for p in self.points]
            wide, high = max(xs) - min(xs), max(ys) - min(ys)
            self.page.boxes.append((min(xs), min(ys), max(xs), max(ys)))
            if is_stroke and self.curves >= 4 and wide > 40 and abs(wide - high) < 0.1:
                self.page.frames.append((min(xs), min(ys), wide))
        self.note_colour(self.stroke if is_stroke else self.fill)
        if is_stroke:
            self.page.line_widths.append(self.width * self.scale(self.matrix))
        self.points, self.curves = [], 0

    def operate(self, name, values):
        numbers = [v for v in values if isinstance(v, float)]
        if name == 'q':
            self.saved.append((self.matrix, self.fill, self.stroke, self.width))
        elif name == 'Q':
            self.matrix, self.fill, self.stroke, self.width = self.saved.pop()
        elif name == 'cm':
            self.matrix = multiply(numbers, self.matrix)
        elif name == 'w':
            self.width = numbers[0]
        elif name in ('g', 'rg'):
            self.fill = tuple(numbers)
        elif name in ('G', 'RG'):
            self.stroke = tuple(numbers)
        elif name in ('m', 'l'):
            self.points.append(self.place(*numbers))
        elif name == 'c':
            self.points.append(self.place(*numbers[4:]))
            self.curves += 1
        elif name == 're':
            x, y, width, height = numbers
            self.points += [self.place(x, y), self.place(x + width, y + height)]
        elif name in ('S', 's'):
            self.paint(True)
        elif name in ('f', 'f*', 'F'):
            self.paint(False)
        elif name in ('B', 'B*', 'b', 'b*'):
            points, curves = self.points, self.curves
            self.paint(False)
            self.points, self.curves = points, curves
            self.paint(True)
        elif name == 'n':
            self.points, self.curves = [], 0
        elif name == 'Tf':
            self.font_size = numbers[0]
        elif name == 'Tm':
            self.text_matrix = tuple(numbers)
        elif name in ('Tj', 'TJ', "'", '"'):
            self.page.text_sizes.append(self.font_size * self.scale(self.text_matrix) * self.scale(self.matrix))
            self.note_colour(self.fill)


TOKEN = re.compile(rb'\((?:\\.|[^\\()])*\)|<[0-9A-Fa-f\s]*>|/[^\s/\[\]()<>]+|[\[\]]|[^\s/\[\]()<>]+')


def paint_page(page, operators):
    painter, values = Painter(page), []
    for token in TOKEN.findall(operators):
        try:
            values.append(float(token))
            continue
        except ValueError:
            pass
        if token[:1] in b'(</[]':
            values.append(token)
        else:
            painter.operate(token.decode(), values)
            values = []


def read_words(path):
    text = run('pdftotext', '-bbox', path, '-')
    text = re.sub(rb'<!DOCTYPE[^>]*>', b'', text).replace(b'xmlns="http://www.w3.org/1999/xhtml"', b'')
    for page in ElementTree.fromstring(text).iter('page'):
        yield float(page.get('width')), float(page.get('height')), [
            tuple(float(word.get(k)) for k in ('xMin', 'yMin', 'xMax', 'yMax')) + (word.text,) for word in page.iter('word')]


def contents_of(path):
    """The operators of each page."""
    text = run('qpdf', '--qdf', '--object-streams=disable', '--no-original-object-ids', path, '-')
    for match in re.finditer(rb'%% Contents for page \d+\n\d+ 0 obj\n<<.*?>>\nstream\n(.*?)endstream', text, re.S):
        yield match.group(1)


def read_pages(path):
    pages = []
    for (width, height, words), operators in zip(read_words(path), contents_of(path)):
        page = Page(width, height)
        page.words = words
        paint_page(page, operators)
        pages.append(page)
    return pages


def board_in(page, frame):
    """The values in a frame: {(x, y, width of a word's middle from the corner, as parts of the frame)}."""
    x, y, width = frame
    found = []
    for x1, y1, x2, y2, text in page.words:
        across, down = ((x1 + x2) / 2 - x) / width, ((y1 + y2) / 2 - y) / width
        if 0 < across < 1 and 0 < down < 1:
            found.append((across, down, text))
    return found


def label_of(page, frame):
    """The number above the left corner of a frame, or None."""
    x, y, width = frame
    for x1, y1, x2, y2, text in page.words:
        if abs(x1 - x) < 3 and 0 < y - y2 < 14 and text.isdigit():
            return int(text)
    return None


def letters_of(word):
    """The box of a word without the room that a font keeps above and below its letters."""
    x1, y1, x2, y2 = word[:4]
    hair, room = 0.3, 0.15 * (y2 - y1)
    return x1 + hair, y1 + room, x2 - hair, y2 - room


def overlaps(page):
    """Pairs of words, and of words and frames of boards, that are printed over each other."""
    letters = sorted((letters_of(word) + (word[4],) for word in page.words), key=lambda box: box[1])
    for number, (x1, y1, x2, y2, text) in enumerate(letters):
        for a1, b1, a2, b2, other in letters[number + 1:]:
            if b1 >= y2:
                break
            if a1 < x2 and x1 < a2:
                yield text, other
        for left, top, width in page.frames:
            across, down = left < x2 and x1 < left + width, top < y2 and y1 < top + width
            inside = left < x1 and x2 < left + width and top < y1 and y2 < top + width
            if across and down and not inside:
                yield text, 'a board'
