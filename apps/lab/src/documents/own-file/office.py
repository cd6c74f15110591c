"""Opens documents in LibreOffice, accepts or rejects their tracked changes, and saves them as flat OpenDocument.

Usage: office.py PIPE JOBS, with one job a line: the document, the file to write, and "Accept" or "Reject", between tabs. Prints one
line for each job: "ok", or the error.
"""

import sys
import time

import uno
from com.sun.star.beans import PropertyValue


def value(name, content):
    prop = PropertyValue()
    prop.Name, prop.Value = name, content
    return prop


def connect(pipe):
    local = uno.getComponentContext()
    resolver = local.ServiceManager.createInstanceWithContext("com.sun.star.bridge.UnoUrlResolver", local)
    for _ in range(120):
        try:
            return resolver.resolve(f"uno:pipe,name={pipe};urp;StarOffice.ComponentContext")
        except Exception:
            time.sleep(0.5)
    raise SystemExit("LibreOffice did not start")


def convert(desktop, dispatcher, source, target, action):
    document = desktop.loadComponentFromURL(uno.systemPathToFileUrl(source), "_blank", 0, (value("Hidden", True),))
    if document is None:
        return "not opened"
    try:
        frame = document.CurrentController.Frame
        dispatcher.executeDispatch(frame, f".uno:{action}AllTrackedChanges", "", 0, ())
        flat = (value("FilterName", "OpenDocument Text Flat XML"),)
        document.storeToURL(uno.systemPathToFileUrl(target), flat)
        return "ok"
    finally:
        document.close(True)


def main(pipe, jobs):
    context = connect(pipe)
    manager = context.ServiceManager
    desktop = manager.createInstanceWithContext("com.sun.star.frame.Desktop", context)
    dispatcher = manager.createInstanceWithContext("com.sun.star.frame.DispatchHelper", context)
    with open(jobs, encoding="utf-8") as lines:
        for line in lines:
            try:
                print(convert(desktop, dispatcher, *line.rstrip("\n").split("\t")), flush=True)
            except Exception as error:
                print(" ".join(str(error).split()) or "error", flush=True)
    try:
        desktop.terminate()
    except Exception:
        # The connection ends with the program.
        pass


main(*sys.argv[1:])
